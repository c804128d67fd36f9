import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { copiedProject, type HealProject, type HealedRun, type Runner } from './support/heal-project.ts';
import { baseText, proposedPatches } from './support/proposed-patches.ts';
import { signatures } from './support/signatures.ts';
import { takenBack } from './support/taken-back.ts';
import { textBesideChanges } from './support/token-changes.ts';

/** Only these test files, as data on stdout. */
const VARIANTS: Readonly<Record<Runner, readonly string[]>> = {
  vitest: ['--config', 'variants/vitest.config.mjs', '--reporter=json'],
  jest: ['--testMatch', '<rootDir>/variants/**/*.test.ts', '--json'],
};

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

  it('changes nothing beside its edits, no export and no parameter', () => {
    for (const { before: old, after, edits } of proposedPatches(proposed, before)) {
      const lastFirst = edits.toSorted((a, b) => b.start - a.start);
      const edited = lastFirst.reduce(
        (text, { start, end, text: put }) => text.slice(0, start) + put + text.slice(end),
        old,
      );

      expect(after).toBe(edited);
      const beside = textBesideChanges(old, after);
      expect(beside.now).toEqual(beside.old);
      expect(signatures(after)).toEqual(signatures(old));
    }
  });

  it('proposes patches of which no single token can be taken back', async () => {
    const patches = proposedPatches(proposed, before);
    const healed = Object.fromEntries(patches.map(({ file, after }) => [file, after]));
    const variants = patches.flatMap((patch) =>
      [patch.after, ...new Set([patch.before, ...takenBack(patch.before, patch.after)])].map((source, index) => ({
        ...patch,
        index,
        source,
      })),
    );
    project.write(
      'variants/vitest.config.mjs',
      "export default { test: { include: ['variants/*/test/*.test.ts'], root: import.meta.dirname + '/..' } };\n",
    );
    for (const { file, test, index, source } of variants) {
      const own = `variants/${path.basename(file, '.ts')}-${index}`;
      for (const [name, text] of Object.entries({ ...healed, [file]: source })) project.write(`${own}/${name}`, text);
      project.write(`${own}/${test}`, baseText(before, test));
    }

    const run = await project.run(VARIANTS[runner]);

    const { testResults } = JSON.parse(run.stdout.slice(run.stdout.indexOf('{'))) as {
      testResults: { name: string; status: string }[];
    };
    const passed = testResults.filter(({ status }) => status === 'passed');
    const names = passed.map(({ name }) => path.basename(path.dirname(path.dirname(name))));
    // Number 0 is the patch itself, number 1 the original.
    expect(testResults).toHaveLength(variants.length);
    expect(variants.length).toBeGreaterThan(2 * patches.length);
    expect(names.toSorted()).toEqual(patches.map(({ file }) => `${path.basename(file, '.ts')}-0`).toSorted());
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
