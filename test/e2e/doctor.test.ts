import path from 'node:path';
import { expect, it } from 'vitest';
import { healProject, RUNNERS, type Runner } from './support/heal-project.ts';
import { boundaryProject } from './support/shop.ts';

const CONFIGURED: Record<Runner, string> = {
  vitest: "import heal from '@testheal/vitest/plugin';\nexport default { plugins: [heal()] };\n",
  jest: "module.exports = { reporters: ['default', '@testheal/jest'] };\n",
};

it.each(RUNNERS)(
  'heal doctor finds a %s project healthy, from a folder below, and leaves it as it is',
  async (runner) => {
    const config = runner === 'vitest' ? 'vitest.config.mjs' : 'jest.config.cjs';
    using project = healProject(runner, {
      ...boundaryProject(runner),
      [config]: CONFIGURED[runner],
      'heal.config.ts': 'const seed: number = 4;\nexport default { seed };\n',
    });
    const before = project.snapshot();
    const bin = path.resolve(import.meta.dirname, '../node_modules/.bin/heal');

    const finished = await project.command('sh', ['-c', `cd src && "${bin}" doctor --json`]);

    const { healthy, sections } = JSON.parse(finished.stdout) as {
      healthy: boolean;
      sections: { title: string; checks: { id: string; status: string; facts?: { isTried?: boolean } }[] }[];
    };
    const checks = sections.flatMap((section) => section.checks);
    expect({ exitCode: finished.exitCode, stderr: finished.stderr, healthy }).toEqual({
      exitCode: 0,
      stderr: '',
      healthy: true,
    });
    expect(checks.filter(({ status }) => status === 'warning' || status === 'hindrance')).toEqual([]);
    expect(checks.find(({ id }) => id === 'runner-version')?.facts?.isTried).toBe(true);
    expect(
      ['adapter', 'configured', 'heal-config', 'cage-permissions', 'marks'].map(
        (id) => checks.find((check) => check.id === id)?.status,
      ),
    ).toEqual(Array.from({ length: 5 }, () => 'ok'));
    expect(project.snapshot()).toEqual(before);
  },
);
