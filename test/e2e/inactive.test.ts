import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, type Runner } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

const CONFIGURED: Record<Runner, Record<string, string>> = {
  vitest: {
    'vitest.config.mjs':
      "import heal from '@testheal/vitest/plugin';\nexport default { plugins: [heal()], test: { include: ['test/**/*.test.*'] } };\n",
  },
  jest: {
    'jest.config.cjs':
      "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], reporters: ['default', '@testheal/jest'] };\n",
  },
};

describe.each(RUNNERS)('%s without healing asked for', (runner) => {
  it('prints the same, ends the same and leaves nothing, with and without our plugin or reporter', async () => {
    using plain = healProject(runner, boundaryProject(runner));
    using configured = healProject(runner, { ...boundaryProject(runner), ...CONFIGURED[runner] });

    const without = await plain.run();
    const withUs = await configured.run();

    expect(masked(withUs.stdout, configured.root)).toBe(masked(without.stdout, plain.root));
    expect(masked(withUs.stderr, configured.root)).toBe(masked(without.stderr, plain.root));
    expect([withUs.exitCode, withUs.report]).toEqual([without.exitCode, undefined]);
  });

  it('heals when the environment asks for it', async () => {
    using project = healProject(runner, { ...boundaryProject(runner), ...CONFIGURED[runner] });

    const run = await project.run([], { HEAL: 'apply' });

    expect(run.report?.totals).toMatchObject({ targets: 1, healed: 1, applied: 1 });
    expect(run.exitCode).toBe(0);
  });
});

describe('the flags that need no bin', () => {
  it('jest --heal=apply', async () => {
    using project = healProject('jest', { ...boundaryProject('jest'), ...CONFIGURED.jest });

    const run = await project.run(['--heal=apply']);

    expect([run.exitCode, run.report?.totals.applied]).toEqual([0, 1]);
  });

  it('vitest run -- --heal', async () => {
    using project = healProject('vitest', { ...boundaryProject('vitest'), ...CONFIGURED.vitest });

    const run = await project.run(['--', '--heal']);

    expect(run.report?.totals.healed).toBe(1);
  });
});

function masked(text: string, root: string): string {
  return text
    .replaceAll(root, '<root>')
    .replaceAll(/(vitest|jest)-\d+-\d+/g, '<project>')
    .replaceAll(/\b\d+(\.\d+)?\s?m?s\b/g, '<time>')
    .replaceAll(/\d\d:\d\d:\d\d/g, '<clock>')
    .replaceAll(/ +<time>/g, ' <time>')
    .replaceAll(/ \(<time>\)/g, '');
}
