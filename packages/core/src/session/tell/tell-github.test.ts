import { chmod, mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { appliedReport, minimalReport } from '../../report/__fixtures__/sample-report.ts';
import { tellGithub } from './tell-github.ts';

let folder = '';
beforeEach(async () => {
  folder = await realpath(await mkdtemp(path.join(os.tmpdir(), 'heal-github-')));
  await mkdir(path.join(folder, 'repository/packages/shop'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const run = (env: Readonly<Record<string, string>>, root = path.join(folder, 'repository/packages/shop')) => ({
  root,
  env: { GITHUB_ACTIONS: 'true', GITHUB_WORKSPACE: path.join(folder, 'repository'), ...env },
  applyCommand: 'npx vitest-heal --heal-apply',
});

it.each([
  ['outside of GitHub Actions', appliedReport, { GITHUB_ACTIONS: 'false' }],
  ['without a target', minimalReport, {}],
])('says and writes nothing %s', async (_when, report, env) => {
  const summary = path.join(folder, 'summary.md');

  const told = await tellGithub(report, run({ GITHUB_STEP_SUMMARY: summary, ...env }));

  expect(told).toEqual({ annotations: '', problems: [] });
  await expect(readFile(summary)).rejects.toThrow('ENOENT');
});

it('adds to what others have written, with paths from the root of the repository, also through a link', async () => {
  const summary = path.join(folder, 'summary.md');
  await writeFile(summary, '# Theirs\n');
  await symlink(path.join(folder, 'repository'), path.join(folder, 'link'));

  const told = await tellGithub(
    appliedReport,
    run({ GITHUB_STEP_SUMMARY: summary, GITHUB_WORKSPACE: path.join(folder, 'link') }),
  );

  expect(told.problems).toEqual([]);
  expect(told.annotations).toMatch(/^::notice file=packages\/shop\/src\/price\.ts,line=2,/);
  expect(await readFile(summary, 'utf8')).toMatch(/^# Theirs\n## Heal: 1 of 1 target healed, 1 applied\n/);
});

it('names no file when the tests lie outside of the repository', async () => {
  const { annotations } = await tellGithub(appliedReport, run({}, folder));

  expect(annotations).toMatch(/^::notice title=/);
});

it('keeps below the 1 MiB of a step, others included', async () => {
  const summary = path.join(folder, 'summary.md');
  await writeFile(summary, 'x'.repeat(1024 * 1024 - 20));

  const { problems } = await tellGithub(appliedReport, run({ GITHUB_STEP_SUMMARY: summary }));

  expect(problems).toEqual(['the step summary has no room left for this report: see `.heal/report.json`']);
  expect((await readFile(summary)).length).toBe(1024 * 1024 - 20);
});

it('tells of a summary that cannot be written, and annotates all the same', async () => {
  const summary = path.join(folder, 'a-file', 'summary.md');
  await writeFile(path.join(folder, 'a-file'), '');
  await chmod(path.join(folder, 'a-file'), 0o444);

  const { annotations, problems } = await tellGithub(appliedReport, run({ GITHUB_STEP_SUMMARY: summary }));

  expect(annotations).not.toBe('');
  expect(problems).toEqual([
    expect.stringContaining(`the step summary could not be written to \`${summary}\`: ENOTDIR`),
  ]);
});
