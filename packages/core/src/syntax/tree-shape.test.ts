import { expect, it } from 'vitest';
import { parseModule } from './parse.ts';
import { treeShape } from './tree-shape.ts';

const shape = (source: string): string => treeShape(parseModule(source, 'a.ts').program);

it.each([
  ['semicolons', 'f();\ng()', 'f()\ng();'],
  ['parentheses', 'x = (a + b) - c', 'x = a + b - c'],
  ['quotes and layout', "x = 'a'", 'x  =  "a"'],
])('sees no difference in %s', (_, a, b) => {
  expect(shape(a)).toBe(shape(b));
});

it.each([
  ['the order of operations', 'x = a - (b - c)', 'x = a - b - c'],
  ['an operator', 'x = a < b', 'x = a <= b'],
  ['a value', 'x = 1n', 'x = 2n'],
])('sees a difference in %s', (_, a, b) => {
  expect(shape(a)).not.toBe(shape(b));
});
