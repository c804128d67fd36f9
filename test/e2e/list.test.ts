import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { healProject, RUNNERS, testHead, type HealProject } from './support/heal-project.ts';
import { builtEnv } from './support/built-env.ts';
import { spawnProcess, type Finished } from './support/spawn-process.ts';

const HEAL = path.resolve(import.meta.dirname, '../node_modules/.bin/heal');

function list(project: HealProject, args: readonly string[] = [], folder = '.'): Promise<Finished> {
  return spawnProcess(HEAL, ['list', ...args], { cwd: path.join(project.root, folder), env: builtEnv() });
}

const FILES = {
  'src/price.ts':
    'export const half = (price: number): number => price / 2;\nexport class Cart { total() { return 0 } }\n',
  'src/index.ts': "export { half as halve } from './price';\n",
};

const CONFIGS = {
  vitest: {
    'vitest.config.mjs': "export default { resolve: { alias: { '@': import.meta.dirname + '/src' } } };\n",
  },
  jest: {
    'jest.config.cjs':
      "module.exports = { testMatch: ['<rootDir>/test/**/*.test.*'], moduleNameMapper: { '^@/(.*)$': '<rootDir>/src/$1' } };\n",
  },
};

describe.each(RUNNERS)('heal list in a project of %s', (runner) => {
  it('lists marked tests with place and target, from a folder below too, and runs none', async () => {
    using project = healProject(runner, {
      ...FILES,
      ...CONFIGS[runner],
      'test/price.test.ts': `${testHead(runner)}import { halve } from '@/index';
heal('../src/price#half').each([1])('halves %i', () => { throw new Error('ran') });
describe('cart', () => {
  test('adds', () => { heal('@/price#Cart.total') });
});
heal(halve)('halves again', () => {});
heal('../src/price.ts').describe('suite', () => {});
`,
      'test/plain.test.ts': 'test("plain", () => {});\n',
      'node_modules/x/a.test.ts': `${testHead(runner)}heal('./gone')('t', () => {});\n`,
    });
    const first = testHead(runner).split('\n').length + 1;

    const [below, json] = [await list(project, [], 'src'), await list(project, ['--json'])];

    expect(below.stdout).toBe(`✔ ../test/price.test.ts:${first}  halves …  → src/price.ts#half
✔ ../test/price.test.ts:${first + 2}  cart > adds  → src/price.ts#Cart.total
✔ ../test/price.test.ts:${first + 4}  halves again  → src/price.ts#half
✔ ../test/price.test.ts:${first + 5}  suite > (every test)  → src/price.ts

4 marks, all resolve
`);
    expect([below.exitCode, below.stderr]).toEqual([0, '']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      schemaVersion: 1,
      marks: [
        {
          file: 'test/price.test.ts',
          line: first,
          column: 1,
          titles: ['halves …'],
          target: '../src/price#half',
          resolved: { file: 'src/price.ts', symbol: 'half' },
        },
        { form: 'body', target: '@/price#Cart.total' },
        { target: 'halve' },
        { holdsFor: 'suite' },
      ],
      totals: { marks: 4, problems: 0 },
    });
  });

  it('ends with 1, and says what a run would say, when a target does not resolve', async () => {
    using project = healProject(runner, {
      ...FILES,
      'test/a.test.ts': `${testHead(runner)}heal('../src/price#haf')('fails', () => { expect(1).toBe(2) });\n`,
      'test/b.test.ts': `${testHead(runner)}heal(\n`,
    });

    const listed = await list(project);
    const run = await project.heal();

    const explanations = (run.report?.targets ?? []).map(({ explanation }) => explanation ?? '');
    const message = explanations.find((text) => text.includes('did you mean `half`?')) ?? 'none';
    expect(listed.stdout).toContain(`  fails\n    ${message}\n✘ \``);
    expect(listed.stdout).toContain('test/b.test.ts` does not parse');
    expect(listed.exitCode).toBe(1);
  });

  it('says that nothing is marked', async () => {
    using project = healProject(runner, FILES);

    expect(await list(project)).toMatchObject({ exitCode: 0, stdout: 'No test is marked with heal(…).\n', stderr: '' });
  });
});
