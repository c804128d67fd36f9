import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiedProject, type HealProject, type HealedRun, type Runner } from './support/heal-project.ts';

const SCHEMA = '@testheal/core/schema/report.schema.json';

/** How many first patches of twelve are right by the hidden tests: what was measured, so that it cannot get worse unseen. */
const CORRECT_AT_LEAST = 11;

describe.each<{ runner: Runner; folder: string; hidden: readonly string[] }>([
  {
    runner: 'vitest',
    folder: 'examples/vitest-shop',
    hidden: ['--config', 'vitest.hidden.config.ts', '--reporter=json'],
  },
  {
    runner: 'jest',
    folder: 'examples/jest-clinic',
    hidden: ['--testMatch', '<rootDir>/hidden/**/*.hidden.test.ts', '--json'],
  },
])('$folder', ({ runner, folder, hidden }) => {
  let project: HealProject;
  let proposed: HealedRun;
  let before: Record<string, string>;

  beforeAll(async () => {
    project = copiedProject(runner, folder);
    before = project.snapshot();
    proposed = await project.heal();
  });
  afterAll(() => project[Symbol.dispose]());

  it('heals every module, one fault of each kind, and leaves every file as it was', () => {
    const modules = Object.keys(JSON.parse(project.read('solutions.json')) as object);

    const healed = proposed.report?.targets.filter((target) => target.status === 'healed').map((target) => target.file);

    expect(healed?.toSorted()).toEqual(modules.map((module) => `src/${module}`).toSorted());
    expect(project.snapshot()).toEqual(before);
    expect(proposed.exitCode).toBe(1);
  });

  it('proposes patches that git applies, and most of them pass the hidden tests', async () => {
    await project.command('git', ['init', '-q']);
    const checked = await project.command('git', ['apply', '--check', path.join('.heal', 'last.patch')]);
    const applied = await project.command('git', ['apply', path.join('.heal', 'last.patch')]);

    const visible = await project.run();
    const judged = await project.run(hidden);

    expect([checked.exitCode, applied.exitCode, visible.exitCode]).toEqual([0, 0, 0]);
    const { testResults } = JSON.parse(judged.stdout.slice(judged.stdout.indexOf('{'))) as {
      testResults: { name: string; status: string }[];
    };
    const wrong = testResults.filter((file) => file.status !== 'passed').map((file) => path.basename(file.name));
    expect(testResults).toHaveLength(12);
    expect(testResults.length - wrong.length, `wrong: ${wrong.join(', ')}`).toBeGreaterThanOrEqual(CORRECT_AT_LEAST);
  });

  it('writes a report that the schema allows', () => {
    const schema = JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(SCHEMA)), 'utf8')) as object;

    const validate = new Ajv2020({ allErrors: true }).compile(schema);

    expect([validate(proposed.report), validate.errors]).toEqual([true, null]);
  });

  it('says how it worked in the report', () => {
    const {
      tool,
      schemaVersion,
      runner: used,
      targets,
      exitCode,
    } = proposed.report as NonNullable<HealedRun['report']>;

    expect({ name: tool.name, schemaVersion, runner: used.name, exitCode }).toEqual({
      name: 'testheal',
      schemaVersion: 1,
      runner,
      exitCode: 1,
    });
    expect(targets.map((target) => target.search.way)).not.toContain('none');
    expect(readFileSync(path.join(project.root, '.heal', '.gitignore'), 'utf8')).toBe('*\n');
  });
});
