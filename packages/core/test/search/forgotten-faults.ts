import type { Fault } from './fault.ts';

/** A function works, and what it made does not come to where it is wanted. */
export const FORGOTTEN_FAULTS: readonly Fault[] = [
  {
    name: 'a method of a chain that does not give itself back',
    file: 'query.ts',
    source: `export class Query {
  private readonly parts: string[] = [];

  where(text: string) {
    this.parts.push('where ' + text);
    return this;
  }

  limit(count: number) {
    if (count < 0) throw new RangeError('below zero');
    this.parts.push('limit ' + count);
  }

  toString(): string {
    return this.parts.join(' ');
  }
}
`,
    tests: `
test('where', () => same(new Query().where('a').toString(), 'where a'));
test('limit last', () => { const query = new Query(); query.limit(3); same(query.toString(), 'limit 3'); });
test('limit first', () => same(new Query().limit(2).where('b').toString(), 'limit 2 where b'));`,
    mended: ["this.parts.push('limit ' + count);\n    return this;"],
  },
  {
    name: 'a method that is handed on without its object',
    file: 'counter.ts',
    source: `'use strict';

export function counter(start: number) {
  const next = (step: number): number => (start += step);
  next.twice = function (step: number): number[] {
    return [0, 1].map(() => this(step));
  };
  return next;
}
`,
    tests: `
test('steps', () => same(counter(1)(2), 3));
test('twice', () => { const count = counter(0); same(count.twice(2), [2, 4]); });
test('twice alone', () => { const { twice } = counter(1); same(twice(1), [2, 3]); });`,
    mended: ['next(step)'],
  },
  {
    name: 'an answer for what is not found',
    file: 'place.ts',
    source: `export function placeOf(names: readonly string[], name: string): number {
  for (let at = 0; at < names.length; at++) {
    if (names[at] === name) return at;
  }
}
`,
    tests: `
test('found', () => same([placeOf(['a', 'b'], 'b'), placeOf(['a'], 'a')], [1, 0]));
test('not found', () => same(placeOf(['a'], 'x'), -1));`,
    mended: ['return -1;'],
  },
];
