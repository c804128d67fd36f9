import { describe, expect, it } from 'vitest';
import type { RepairTarget } from '../model/target.ts';
import { staysInBody } from './stays-in-body.ts';

const SOURCE = `export const LIMIT = 3;
export function add(a: number, b: number): number {
  const twice = (value: number) => value * 2;
  for (const part of [a, b]) { twice(part); }
  return a - b;
}
export class Tank { #level = 0; fill() { this.#level += 1; } }
`;

const TARGET: RepairTarget = { file: '/p/a.ts', source: SOURCE, regions: [{ start: 0, end: SOURCE.length }] };

function becomes(find: string, text: string): boolean {
  const start = SOURCE.indexOf(find);
  return staysInBody(TARGET, [{ start, end: start + find.length, text }]);
}

describe('staysInBody', () => {
  it.each([
    ['an expression', 'a - b', 'a + b'],
    ['an expression of a function without braces', 'value * 2', 'value * 3'],
    ['a statement in a block of a body', 'twice(part);', 'if (part > 0) continue;'],
    ['a private name', 'this.#level += 1', 'this.#level -= 1'],
    ['a function of its own', 'return a - b;', 'function minus() { return a - b; }\n  return minus();'],
  ])('is true of %s', (_what, find, text) => {
    expect(becomes(find, text)).toBe(true);
  });

  it.each([
    ['what is no body', 'LIMIT = 3', 'LIMIT = 4'],
    ['a parameter', 'a: number, b', 'b: number, a'],
    ['a brace that closes the body', 'return a - b;', 'return a - b; }\nexport function more() {'],
    ['a brace that closes the body and a loop', 'a - b;', 'a; } }\nexport function more() { for (;;) {'],
    ['a method more', 'this.#level += 1;', 'this.#level += 1; } empty() {'],
    ['what does not parse', 'a - b', 'a -'],
  ])('is false of %s', (_what, find, text) => {
    expect(becomes(find, text)).toBe(false);
  });

  it('looks at all edits together', () => {
    const at = (find: string, text: string) => ({
      start: SOURCE.indexOf(find),
      end: SOURCE.indexOf(find) + find.length,
      text,
    });

    const inOne = staysInBody(TARGET, [at('a - b', 'a + b'), at('value * 2', 'value')]);
    const inTwo = staysInBody(TARGET, [at('a - b', 'a + b'), at('+= 1', '+= 2')]);

    expect([inOne, inTwo, staysInBody(TARGET, [])]).toEqual([true, false, false]);
  });
});
