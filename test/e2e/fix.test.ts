import path from 'node:path';
import type { HealReport } from '@testheal/core';
import { startModelServer } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, RUNNERS, type HealProject, type Runner } from './support/heal-project.ts';
import { spawnProcess, type Finished } from './support/spawn-process.ts';

const HEAL = path.resolve(import.meta.dirname, '..', 'node_modules', '.bin', 'heal');

const PRICE = `export function withTax(net: number, rate: number): number {
  return net - net * rate;
}
`;

/** Which runner it is for, only the imports tell. */
function tests(runner: Runner): string {
  return `import { expect, test } from '${runner === 'vitest' ? 'vitest' : '@jest/globals'}';
import { withTax } from '../src/price';

test('adds the tax', () => {
  expect(withTax(100, 0.2)).toBe(120);
  expect(withTax(50, 0.1)).toBe(55);
});

test('is a number', () => {
  expect(withTax(1, 1)).toBe('2');
});
`;
}

function fixProject(runner: Runner): HealProject {
  return healProject(runner, {
    'package.json': `{ "name": "fixture", "private": true, "devDependencies": { "vitest": "*", "jest": "*" }${runner === 'vitest' ? ', "type": "module"' : ''} }\n`,
    'src/price.ts': PRICE,
    'test/price.test.ts': tests(runner),
  });
}

function fix(cwd: string, args: readonly string[]): Promise<Finished> {
  return spawnProcess(HEAL, ['fix', ...args], { cwd, env: builtEnv() });
}

describe.each(RUNNERS)('heal fix with %s', (runner) => {
  it('repairs what it names, whatever the failing test is marked for', async () => {
    using project = fixProject(runner);
    project.write('src/other.ts', 'export const other = (): number => 1;\n');
    const marked = tests(runner)
      .replace("test('adds the tax', () => {", "test('adds the tax', () => {\n  heal('../src/other#other');")
      .replace('import', `import { heal } from '@testheal/${runner}';\nimport`);
    project.write('test/price.test.ts', marked);

    const ran = await fix(project.root, [
      'src/price.ts#withTax',
      '--test',
      'test/price.test.ts',
      '-t',
      'adds',
      '--json',
    ]);

    const report = JSON.parse(ran.stdout) as HealReport;
    expect(report.targets.map(({ symbol, status }) => [symbol, status])).toEqual([['withTax', 'healed']]);
  });

  it('heals without a marker, from a folder below, and tells the report alone on stdout', async () => {
    using project = fixProject(runner);
    const before = project.snapshot();

    const ran = await fix(path.join(project.root, 'src'), [
      'price.ts#withTax',
      '--test',
      '../test/price.test.ts',
      '-t',
      'tax',
      '--json',
    ]);

    const report = JSON.parse(ran.stdout) as HealReport;
    expect(report.runner.name).toBe(runner);
    expect(report.targets).toMatchObject([
      { file: 'src/price.ts', symbol: 'withTax', failing: ['test/price.test.ts > adds the tax'], status: 'healed' },
    ]);
    expect(ran.stderr).toContain(
      'write: npx heal fix price.ts#withTax --test ../test/price.test.ts --test-name tax --apply',
    );
    expect(ran.exitCode).toBe(1);
    expect(project.snapshot()).toEqual(before);
  });

  it('writes the patch when told to', async () => {
    using project = fixProject(runner);
    project.write('test/price.test.ts', tests(runner).replace("toBe('2')", 'toBe(2)'));
    await project.command('git', ['init', '-q']);
    await project.command('git', ['add', '.']);
    await project.command('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '-qm', 'all']);

    const ran = await fix(project.root, ['src/price.ts#withTax', '--test', 'test/price.test.ts', '--apply']);

    expect(project.read('src/price.ts')).toBe(PRICE.replace('net -', 'net +'));
    expect(ran.exitCode).toBe(0);
  });
});

it('asks the model that its flags name, and repeats them in the command that writes', async () => {
  const written =
    '```ts\nexport function withTax(net: number, rate: number): number {\n  return net + net * rate;\n}\n```\n';
  await using server = await startModelServer([{ type: 'text', text: written }]);
  using project = fixProject('vitest');
  project.write('src/price.ts', PRICE.replace('return net - net * rate', "throw new Error('todo')"));
  const target = ['src/price.ts#withTax', '--test', 'test/price.test.ts', '-t', 'tax', '--json'];
  const model = ['--heal-base-url', server.baseUrls['openai-compatible'], '--heal-model', 'scripted'];

  const ran = await fix(project.root, [
    ...target,
    ...model,
    '--heal-llm',
    '--heal-no-search',
    '--heal-key-variable=none',
  ]);

  expect((JSON.parse(ran.stdout) as HealReport).targets).toMatchObject([
    { status: 'healed', patches: [{ proposer: 'model', operator: 'scripted, attempt 1' }], usage: { calls: 1 } },
  ]);
  const command = /write: (npx heal fix .* --apply)/.exec(ran.stderr)?.[1];
  expect(command?.split(' ')).toEqual(
    expect.arrayContaining([...model, '--heal-llm', '--heal-no-search', '--heal-key-variable', 'none']),
  );
});

it('says that there is nothing to heal', async () => {
  using project = fixProject('vitest');
  project.write('src/price.ts', PRICE.replace('net -', 'net +'));

  const ran = await fix(project.root, [
    'src/price.ts#withTax',
    '--test',
    'test/price.test.ts',
    '--test-name=tax',
    '--json',
  ]);

  expect(ran).toMatchObject({ exitCode: 0, stdout: '' });
  expect(ran.stderr).toMatch(/heal: no test failed: there is nothing to heal\.\n$/);
});

it('tells a wrong symbol as a healing run does', async () => {
  using project = fixProject('vitest');

  const ran = await fix(project.root, ['src/price.ts#withTxa', '--test', 'test/price.test.ts']);

  expect(ran.exitCode).toBe(1);
  expect(ran.stderr.replaceAll(/\s+/g, ' ')).toContain(
    '`--heal-target src/price.ts#withTxa`: the module has no export `withTxa`: did you mean `withTax`?',
  );
});
