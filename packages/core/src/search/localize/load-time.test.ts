import { expect, it } from 'vitest';
import { parseModule } from '../../syntax/parse.ts';
import { delays } from './load-time.ts';

const SOURCE = `const RATE = 3;
const twice = (n) => n * 2;
export class Tax { static of = RATE; sum(n) { return n + RATE; } }
export function tax(n) { return list.map((each) => each * RATE); }
const over = ({ least, most = RATE + 1 }) => most > least;
`;

const editOf = (find: string, text = 'x') => {
  const start = SOURCE.indexOf(find);
  return { start, end: start + find.length, text };
};

it.each([
  ['3', 1.5],
  ['n * 2', 0],
  ['of = RATE', 1.5],
  ['n + RATE', 0],
  ['each * RATE', 0],
  ['each', 0],
  ['least', 1.5],
  ['RATE + 1', 0],
  ['most > least', 0],
])('puts off what needs a load of its own: %s', (find, delay) => {
  expect(delays('reload', parseModule(SOURCE, 'a.js'))([editOf(find)])).toBe(delay);
});

it('puts off a patch of which one edit does', () => {
  expect(delays('reload', parseModule(SOURCE, 'a.js'))([editOf('3'), editOf('n + RATE')])).toBe(1.5);
});

it.each(['in-place', 'reload-each'] as const)('puts off nothing with %s, where all take the same time', (way) => {
  expect(delays(way, parseModule(SOURCE, 'a.js'))([editOf('3')])).toBe(0);
});
