import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { builtEnv } from './support/built-env.ts';
import { healProject, RUNNERS, type HealedRun, type HealProject, type Runner } from './support/heal-project.ts';
import { spawnProcess } from './support/spawn-process.ts';

const FIXTURES = path.resolve(import.meta.dirname, '../fixtures/forms');
const BINS = path.resolve(import.meta.dirname, '../node_modules/.bin');
const TSC = path.resolve(import.meta.dirname, '../../node_modules/.bin/tsc');

function fixtureFiles(runner: Runner): Record<string, string> {
  const folder = path.join(FIXTURES, runner);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.filter((name) => statSync(path.join(folder, name)).isFile());
  return Object.fromEntries(files.map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

/** What the fixtures say of themselves: `// → test | targets ; test | targets`. */
function saidIn(files: Readonly<Record<string, string>>, isIn: (file: string) => boolean): Record<string, string> {
  const said = Object.entries(files).flatMap(([file, text]) => {
    if (!isIn(file)) return [];
    const notes = [...text.matchAll(/\/\/ → (.*)$/gm)].flatMap(([, note = '']) => note.split(' ; '));
    return notes.map((note) => note.split(' | ') as [string, string]);
  });
  return Object.fromEntries(said);
}

describe.each(RUNNERS)('the forms of marks in %s', (runner) => {
  let project: HealProject;
  let run: HealedRun;

  beforeAll(async () => {
    project = healProject(runner, fixtureFiles(runner));
    run = await project.heal(['--heal-timeout=1']);
    return () => project[Symbol.dispose]();
  });

  it('all mark the tests that fixtures say', () => {
    const marked = new Map<string, string[]>();
    for (const { symbol = '(module)', failing } of run.report?.targets ?? []) {
      for (const name of failing) {
        const test = name.split(' > ').slice(1).join(' > ');
        marked.set(test, [...(marked.get(test) ?? []), symbol]);
      }
    }

    const found = Object.fromEntries([...marked].map(([test, targets]) => [test, targets.toSorted().join(', ')]));
    const said = saidIn(fixtureFiles(runner), (file) => !/refused|not-run/.test(file));
    const sorted = Object.entries(said).map(([test, targets]) => [test, targets.split(', ').toSorted().join(', ')]);
    expect(found, run.stderr).toEqual(Object.fromEntries(sorted));
  });

  it('are refused with a message where they cannot mark', () => {
    const said = saidIn(fixtureFiles(runner), (file) => file.includes('refused'));

    expect(Object.keys(said)).toHaveLength(1);
    const output = run.stdout + run.stderr;
    for (const [test, message] of Object.entries(said)) {
      expect(output).toContain(test);
      expect(output).toContain(message);
    }
    const notices = run.report?.notices.filter((notice) => notice.includes('marks no test'));
    expect(notices).toEqual([expect.stringMatching(/^heal\('.*'\) at test\/refused\.test\.ts:\d+ marks no test: /)]);
  });

  it('are listed for tests that do not run, too', async () => {
    const listed = await spawnProcess(path.join(BINS, 'heal'), ['list'], { cwd: project.root, env: builtEnv() });

    const said = saidIn(fixtureFiles(runner), (file) => file.includes('not-run'));
    for (const [test, target] of Object.entries(said)) {
      expect(listed.stdout).toMatch(
        new RegExp(`✔ test/not-run\\.test\\.ts:\\d+ {2}${test} {2}→ src/price\\.ts#${target}`),
      );
    }
    expect([listed.exitCode, Object.keys(said).length > 0]).toEqual([0, true]);
  });

  it('are sound TypeScript', async () => {
    const checked = await spawnProcess(TSC, ['-p', '.'], { cwd: project.root, env: builtEnv() });

    expect(checked).toMatchObject({ stdout: '', exitCode: 0 });
  });

  it('are clean by the recommended rules of the ESLint plugin', async () => {
    const args = ['--max-warnings', '0', '.'];
    const linted = await spawnProcess(path.join(BINS, 'eslint'), args, { cwd: project.root, env: builtEnv() });

    expect(linted).toMatchObject({ stdout: '', stderr: '', exitCode: 0 });
  });
});
