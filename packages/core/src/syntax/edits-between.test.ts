import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { editsBetween } from './edits-between.ts';
import { parses } from './parse.ts';
import { tokensOf } from './tokens.ts';

const FILE = '/p/cart.ts';

const SOURCES = [
  `// Adds up.
export function total(lines: readonly Line[], discount = 0): number {
  let sum = 0; // in cents
  for (const line of lines) {
    sum += line.price * line.quantity; /* each */
  }
  return sum - discount;
}
`,
  'const a = (x) => x /* one */ + x /* two */ + x;\r\n\r\nconst b = [1, 1, 1]; // ones\r\nconst c = `t${a(b)}t`;\r\n',
  `export class Cart {
  #lines = [];
  get size() { return this.#lines?.length ?? 0 }
  add(line) {
    // first
    this.#lines.push(line)
    // then
    this.#lines.push(line)
    return this
  }
}
`,
];

describe('editsBetween', () => {
  it.each([
    ['nothing', 'a + b;', 'a + b;', []],
    ['one operator', 'a + b;', 'a - b;', [{ start: 2, end: 3, text: '-' }]],
    ['an added operand', 'f(a);', 'f(a, b);', [{ start: 3, end: 3, text: ', b' }]],
    ['a removed statement', 'a();\nb();\n', 'a();\n', [{ start: 5, end: 10, text: '' }]],
    [
      'two places',
      'a + b + c;',
      'a - b - c;',
      [
        { start: 2, end: 3, text: '-' },
        { start: 6, end: 7, text: '-' },
      ],
    ],
    [
      'only blanks',
      'a+b;',
      'a + b;',
      [
        { start: 1, end: 1, text: ' ' },
        { start: 2, end: 2, text: ' ' },
      ],
    ],
    ['only a comment', 'a; // x\n', 'a; // y\n', [{ start: 3, end: 7, text: '// y' }]],
  ])('tells %s', (_what, before, after, expected) => {
    expect(editsBetween(before, after, FILE)).toEqual(expected);
  });

  it('turns the one text into the other, whatever tokens were changed', () => {
    fc.assert(
      fc.property(changedSource(), ({ before, after }) => {
        expect(applyEdits(before, editsBetween(before, after, FILE))).toBe(after);
      }),
      { numRuns: 120 },
    );
  });

  it('turns any source into any other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...SOURCES), fc.constantFrom(...SOURCES), (before, after) => {
        expect(applyEdits(before, editsBetween(before, after, FILE))).toBe(after);
      }),
    );
  });
});

/** A source, and the same with a few runs of tokens removed, replaced or repeated, that still parses. */
function changedSource(): fc.Arbitrary<{ before: string; after: string }> {
  const change = fc.record({
    at: fc.nat(),
    length: fc.integer({ min: 0, max: 4 }),
    from: fc.nat(),
    take: fc.integer({ min: 0, max: 3 }),
  });
  return fc
    .record({ before: fc.constantFrom(...SOURCES), changes: fc.array(change, { minLength: 1, maxLength: 3 }) })
    .map(({ before, changes }) => {
      let after = before;
      for (const { at, length, from, take } of changes) {
        const tokens = tokensOf(after, FILE);
        const first = tokens[at % tokens.length];
        const last = tokens[Math.min((at % tokens.length) + length, tokens.length) - 1];
        const source = tokens[from % tokens.length];
        const end = tokens[Math.min((from % tokens.length) + take, tokens.length) - 1];
        if (first === undefined || last === undefined || source === undefined || end === undefined) continue;
        const text = take === 0 ? '' : after.slice(source.start, end.end);
        const changed = after.slice(0, first.start) + text + after.slice(length === 0 ? first.start : last.end);
        if (parses(changed, FILE)) after = changed;
      }
      return { before, after };
    });
}
