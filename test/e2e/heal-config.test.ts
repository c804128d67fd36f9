import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, type Runner } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

/** Our plugin or reporter with options of its own. */
const CONFIGURED: Record<Runner, Record<string, string>> = {
  vitest: {
    'vitest.config.mjs':
      "import heal from '@testheal/vitest/plugin';\nexport default { plugins: [heal({ maxCandidates: 40_000 })], test: { include: ['test/**/*.test.*'] } };\n",
  },
  jest: {
    'jest.config.cjs':
      "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], reporters: ['default', ['@testheal/jest', { maxCandidates: 40_000 }]] };\n",
  },
};

const PLACE: Record<Runner, string> = {
  vitest: 'plugin options in vitest.config.mjs',
  jest: 'reporter options in the Jest config',
};

describe.each(RUNNERS)('heal.config in %s', (runner) => {
  it('sets the options of a run that heals', async () => {
    const config = `import type { HealConfig } from '@testheal/${runner}';

export default { seed: 11, reportFile: 'out/heal.json' } satisfies HealConfig;
`;
    using project = healProject(runner, {
      ...boundaryProject(runner),
      ...CONFIGURED[runner],
      'heal.config.ts': config,
    });

    const run = await project.run([], { HEAL: '1' });

    expect(run.report, run.stderr).toMatchObject({ seed: 11, totals: { healed: 1 } });
    expect(JSON.parse(project.read('out/heal.json'))).toEqual(run.report);
  });

  it('is not read when nothing is healed, and costs the run nothing when it is wrong', async () => {
    const config = `import { writeFileSync } from 'node:fs';

writeFileSync('config-was-read', '');
export default { sed: 11, mode: 'apply' };
`;
    const wrong = CONFIGURED[runner];
    const [[file, text] = ['', '']] = Object.entries(wrong);
    using project = healProject(runner, {
      ...boundaryProject(runner),
      [file]: text.replace('maxCandidates', 'candidates'),
      'heal.config.mjs': config,
    });

    const plain = await project.run();
    const isReadByPlain = existsSync(path.join(project.root, 'config-was-read'));
    const red = await project.run([], { HEAL: '1', HEAL_TIMEOUT: 'soon' });
    const green = await project.run(['-t', 'charges small orders'], { HEAL: '1' });

    expect({ isReadByPlain, mentioned: /heal:/.test(plain.stderr) }).toEqual({
      isReadByPlain: false,
      mentioned: false,
    });
    const told = red.stderr.replace(/known are target, [\w, ]+;/, 'known are (all of them);');
    expect(told.split('\n').filter((line) => line.startsWith('heal:'))).toEqual([
      'heal: not healed (OPTIONS_INVALID): the heal options are wrong: ' +
        'heal.config.mjs:4: `sed` is unknown, did you mean `seed`?; ' +
        "heal.config.mjs:4: `mode` cannot be set here: a run asks for healing itself, by `--heal`, `HEAL=1` or the runner's own config; " +
        `${PLACE[runner]}: \`candidates\` is unknown, known are (all of them); ` +
        '`HEAL_TIMEOUT` needs a number of seconds above 0, not `soon` · your test run is unaffected',
    ]);
    expect([plain.exitCode, red.exitCode, green.exitCode]).toEqual([1, 1, 0]);
    expect([plain.report, red.report, green.report]).toEqual([undefined, undefined, undefined]);
  });
});

it('has a type that the adapter brings, for ES modules and CommonJS', async () => {
  const typed = (runner: Runner, options: string): string =>
    `import type { HealConfig } from '@testheal/${runner}';\nexport default ${options} satisfies HealConfig;\n`;
  using project = healProject('vitest', {
    'right.mts': typed('vitest', '{ seed: 7, timeoutMs: 10_000, probe: "never" }'),
    'wrong.mts': typed('vitest', '{ sed: 7 }'),
    'asking.mts': typed('jest', '{ mode: "apply" }'),
    'right.cts': typed('jest', '{ seed: 7 }'),
    'wrong.cts': typed('jest', '{ probe: "sometimes" }'),
  });
  const tsc = path.resolve(import.meta.dirname, '../../node_modules/.bin/tsc');
  const flags = ['--noEmit', '--strict', '--skipLibCheck', '--target', 'es2023', '--ignoreConfig'];
  const files = ['right.mts', 'wrong.mts', 'asking.mts', 'right.cts', 'wrong.cts'];

  const node = await project.command(tsc, [...flags, '--module', 'node16', ...files]);

  expect(node.stdout.split('\n').flatMap((line) => /^\w+\.[mc]ts/.exec(line)?.[0] ?? [])).toEqual([
    'asking.mts',
    'wrong.cts',
    'wrong.mts',
  ]);
});

it('a mistyped flag after the dashes, which Vitest lets stand, is told of', async () => {
  using project = healProject('vitest', { ...boundaryProject('vitest'), ...CONFIGURED.vitest });

  const run = await project.run(['-t', 'charges small orders', '--', '--heal-aply', '--health']);

  expect(run.stderr).toBe('heal: the flag `--heal-aply` after `--` means nothing; did you mean `--heal-apply`?\n');
  expect(run.exitCode).toBe(0);
});
