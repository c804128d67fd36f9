import fc from 'fast-check';
import { compileModule } from '@testheal/testkit';
import { describe, expect, it } from 'vitest';
import { batchSources, soloSource } from '../../src/instrument/batch-source.ts';
import { guardedSource } from '../../src/instrument/guarded-source.ts';
import { recordingSource } from '../../src/instrument/recording-source.ts';
import { indexSource } from '../../src/instrument/source-index.ts';
import { createGuard } from '../../src/lab/heal-global.ts';
import type { Candidate } from '../../src/model/candidate.ts';
import type { Edit } from '../../src/model/edit.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import { parseModule, parses } from '../../src/syntax/parse.ts';
import { collectSites, type Sites } from '../../src/syntax/sites.ts';
import { analyzeScopes, bindingsAt } from '../../src/syntax/scope.ts';
import { CORPUS, type CorpusModule } from './corpus.ts';
import { evaluate, run } from './evaluate.ts';

describe.each(CORPUS)('$file', ({ file, source }) => {
  const module = parseModule(source, file);
  const sites = collectSites(module, [{ start: 0, end: source.length }]);

  it('does the same with ticks', async () => {
    const expected = await evaluate(source, file);

    const guarded = await evaluate(guardedSource(source, file), file);

    expect(expected).not.toMatch(/^(?:throws|does not|timeout)/);
    expect(guarded).toBe(expected);
  });

  it('does the same while every site is recorded', async () => {
    const scopes = analyzeScopes(module.program);
    const recorded = [...sites.expressions, ...sites.points].map(({ start, end }) => {
      return {
        start,
        end,
        names: [...bindingsAt(scopes, start).map(({ name }) => name), ...(file === 'shapes.ts' ? ['this'] : [])],
      };
    });
    const { text, observed } = recordingSource(recorded, indexSource(module));
    const guard = createGuard({ now: () => 0 });
    const values: unknown[] = [];
    guard.listen({
      before: (_, read) => read,
      value: (_, value) => void values.push(value),
    });

    const result = await run(await compileModule(text, file), guard, 0);

    expect(result).toBe(await evaluate(source, file));
    expect(values.length).toBeGreaterThan(0);
    expect(observed.filter(Boolean).length).toBeGreaterThan(recorded.length / 2);
  });

  it('does for each number of a batch what the edited file does', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(candidatesOf(source, sites), { minLength: 1, maxLength: 30 }), async (candidates) => {
        expect(await differences({ file, source }, candidates)).toEqual([]);
      }),
      { numRuns: Number(process.env['RUNS'] ?? 6), seed: Number(process.env['SEED'] ?? 7) },
    );
  });

  it('expresses one edit at every site in one batch', async () => {
    const candidates = sites.expressions.map(({ start, end }, n) =>
      toCandidate([{ start, end, text: 'undefined' }], n),
    );

    const { selected, solo } = batchSources(indexSource(module))(candidates);

    expect(solo.length).toBeLessThan(candidates.length / 4);
    expect(selected.size + solo.length).toBe(candidates.length);
    expect(await differences({ file, source }, candidates.slice(0, 30))).toEqual([]);
  });
});

interface Difference {
  readonly edits: readonly Edit[];
  readonly expected: string;
  readonly actual: string;
}

/** Candidates whose number in a batch, or whose own text, does something else than the file that their edits make. */
async function differences({ file, source }: CorpusModule, candidates: readonly Candidate[]): Promise<Difference[]> {
  const module = parseModule(source, file);
  const { text, selected, solo } = batchSources(indexSource(module))(candidates);
  const code = await compileModule(text, file);
  const guard = createGuard({ now: () => 0 });
  const found: Difference[] = [
    { edits: [], expected: await evaluate(source, file), actual: await run(code, guard, 0) },
  ];
  for (const [candidate, { id }] of selected) {
    found.push({
      edits: candidate.edits,
      expected: await editedResult(file, source, candidate),
      actual: await run(code, guard, id),
    });
  }
  for (const candidate of solo) {
    const single = soloSource(module, candidate);
    const actual = 'text' in single ? await evaluate(single.text, file) : 'does not parse';
    found.push({ edits: candidate.edits, expected: await editedResult(file, source, candidate), actual });
  }
  return found.filter(({ expected, actual }) => expected !== actual);
}

/** With ticks, so that an endless loop ends. */
async function editedResult(file: string, source: string, { edits }: Candidate): Promise<string> {
  const edited = applyEdits(source, edits);
  return parses(edited, file) ? await evaluate(guardedSource(edited, file), file) : 'does not parse';
}

const EXPRESSIONS = [
  'undefined',
  '0',
  "'s'",
  '1 + 1',
  '(2 - 1)',
  '[1, 2]',
  '{ a: 1 }',
  '!true',
  'null ?? 3',
  '1, 2',
  '() => 5',
  'function () { return 6 }',
  'x => { for (;;) break }',
  'await 1',
  'yield 2',
  'this',
  'new Date(0).getTime()',
  '[3].map((n) => n * 2)',
  'true ? 1 : 2',
  '/* c */ 4 // d',
  ')(',
  '',
];
const STATEMENTS = [
  'return 1;',
  'return',
  'break;',
  'continue',
  '{ while (true) {} }',
  'throw new Error("no");',
  'let z = 1;',
  'var q = 2;',
  'if (1) { Object.is(1, 1); }',
  'Object.is(1)',
  ';',
  'for (const v of [1]) Object.is(v);',
  '}',
];
const INSERTIONS = [
  ' + 1',
  '!',
  '-',
  '.length',
  '[0]',
  ' || 0',
  ' && 1',
  'typeof ',
  '?.x',
  ', 1',
  'await ',
  ' ? 1 : 0',
  ' ** 2',
];

function candidatesOf(source: string, sites: Sites): fc.Arbitrary<Candidate> {
  const { expressions, statements, points } = sites;
  const replace = fc.tuple(fc.constantFrom(...expressions), fc.constantFrom(...EXPRESSIONS));
  const statement = fc.tuple(fc.constantFrom(...statements), fc.constantFrom(...STATEMENTS, ''));
  const insert = fc.tuple(fc.constantFrom(...points), fc.constantFrom(...STATEMENTS));
  const inside = fc.tuple(fc.constantFrom(...expressions), fc.boolean(), fc.constantFrom(...INSERTIONS));
  const operators = [...source.matchAll(/ ([-+*%<>]|===|&&|\|\||>=|\?\?) /g)].map((match) => match.index + 1);
  const operator = fc.tuple(
    fc.constantFrom(...operators, ...(operators.length === 0 ? [0] : [])),
    fc.constantFrom('+', '*', '<', '||', '??', '**', ','),
  );
  const edit = fc.oneof(
    replace.map(([{ start, end }, text]) => ({ start, end, text })),
    statement.map(([{ start, end }, text]) => ({ start, end, text })),
    insert.map(([{ start, end }, text]) => ({ start, end, text })),
    inside.map(([{ start, end }, before, text]) => ({ start: before ? start : end, end: before ? start : end, text })),
    operator.map(([start, text]) => ({ start, end: source.indexOf(' ', start), text })),
  );
  return fc.array(edit, { minLength: 1, maxLength: 2 }).map((edits) => toCandidate(disjoint(edits), 0));
}

function disjoint(edits: readonly Edit[]): Edit[] {
  const [first, ...rest] = edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (first === undefined) return [];
  return [first, ...rest.filter((edit) => edit.start > first.end)];
}

function toCandidate(edits: readonly Edit[], n: number): Candidate {
  return { key: `${n}:${JSON.stringify(edits)}`, edits, operator: 'random', cost: 1 };
}
