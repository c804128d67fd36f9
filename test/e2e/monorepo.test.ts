import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealProject, type Runner } from './support/heal-project.ts';

const MONEY = `export function toCents(amount: string): number {
  const [whole = '', rest = ''] = amount.split('.');
  return Number(whole) + 100 + Number(rest.padEnd(2, '0'));
}
`;
const HEALED = MONEY.replace('Number(whole) + 100', 'Number(whole) * 100');

/** A pnpm monorepo with the package installed at its root only; the app's test marks a function of its sibling. */
function monorepo(runner: Runner, folder: string): HealProject {
  const project = healProject(
    runner,
    {
      'pnpm-workspace.yaml': "packages: ['packages/*']\n",
      'vitest.config.mjs': "export default { test: { projects: ['packages/*'] } };\n",
      'jest.config.cjs': "module.exports = { projects: ['<rootDir>/packages/app'] };\n",
      'packages/app/package.json': '{ "name": "@acme/app", "dependencies": { "@acme/lib": "workspace:*" } }\n',
      'packages/app/vitest.config.mjs': 'export default {};\n',
      'packages/app/jest.config.cjs': 'module.exports = {};\n',
      'packages/app/babel.config.cjs':
        "module.exports = { presets: [['@babel/preset-env', { targets: { node: 'current' } }], '@babel/preset-typescript'] };\n",
      'packages/lib/package.json': '{ "name": "@acme/lib", "main": "./src/money.ts" }\n',
      'packages/lib/src/money.ts': MONEY,
      'packages/app/src/total.ts': `import { toCents } from '@acme/lib';
export const total = (amounts: readonly string[]): number => amounts.reduce((sum, amount) => sum + toCents(amount), 0);
`,
      'packages/app/test/total.test.ts': `${testHead(runner)}import { total } from '../src/total';

heal('@acme/lib#toCents')('sums in cents', () => {
  expect(total(['1.50', '2'])).toBe(350);
});

test('has nothing to sum', () => {
  expect(total([])).toBe(0);
});
`,
    },
    { folder },
  );
  const links = path.join(project.root, 'packages/app/node_modules/@acme');
  mkdirSync(links, { recursive: true });
  symlinkSync('../../../lib', path.join(links, 'lib'), 'junction');
  return project;
}

describe.each(RUNNERS)('in a pnpm monorepo with %s, a target in a sibling package', (runner) => {
  it('is healed by a run from the root', async () => {
    using project = monorepo(runner, '.');

    const run = await project.heal();

    expect(run.report?.targets.map(({ file, status, patches }) => [file, status, patches[0]?.healedSource])).toEqual([
      ['packages/lib/src/money.ts', 'healed', HEALED],
    ]);
  });

  it('is healed and written by a run in the package, whose patch is for the root', async () => {
    using project = monorepo(runner, 'packages/app');
    const git = (...args: string[]) => project.command('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args]);
    await git('init', '-q');
    await git('add', 'packages/lib', 'packages/app/src');
    await git('commit', '-qm', 'all');

    const run = await project.heal(['--heal-apply']);
    const written = project.read('packages/lib/src/money.ts');
    const heal = path.resolve(import.meta.dirname, '../node_modules/.bin/heal');
    const undone = await project.command('sh', ['-c', `cd packages/app && exec '${heal}' undo`]);
    const restored = project.snapshot();
    const applied = await git('apply', 'packages/app/.heal/last.patch');

    expect(run.report?.targets.map(({ file, status }) => [file, status])).toEqual([['../lib/src/money.ts', 'healed']]);
    expect(run.report?.notices).toEqual([
      'a healed file is in another package of the workspace: apply the patch with `git -C ../.. apply packages/app/.heal/last.patch`',
    ]);
    expect([run.exitCode, written]).toEqual([0, HEALED]);
    expect(undone).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^undone .*\n {2}restored \.\.\/lib\/src\/money\.ts\n$/),
      stderr: '',
    });
    expect(Buffer.from(restored['packages/lib/src/money.ts'] ?? '', 'base64').toString()).toBe(MONEY);
    expect(Object.keys(restored).filter((name) => name.startsWith('packages/lib/'))).toEqual([
      'packages/lib/package.json',
      'packages/lib/src/money.ts',
    ]);
    expect([applied.exitCode, project.read('packages/lib/src/money.ts')]).toEqual([0, HEALED]);
  });
});
