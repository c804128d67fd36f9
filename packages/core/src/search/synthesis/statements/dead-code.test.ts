import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { collectSites } from '../../../syntax/sites.ts';
import { deadCodeCost } from './dead-code.ts';

it.each([
  ['a return in front of other statements', 'function f() { HERE g(); }', 'return;', 0.9],
  ['a return at the end of a loop, which runs once then', 'function f() { for (;;) { g(); HERE } }', 'return x;', 0.9],
  ['a break there', 'function f() { while (a) { g(); HERE } }', 'break;', 0.9],
  [
    'a return at the end of a loop that is continued',
    'function f() { for (;;) { if (a) continue; HERE } }',
    'return x;',
    0,
  ],
  ['a return at the end of a function', 'function f() { g(); HERE }', 'return x;', 0],
  ['a return in front of functions that are known before', 'function f() { HERE function g() {} }', 'return g();', 0],
  ['a call', 'function f() { HERE g(); }', 'h();', 0],
  ['a name that begins like a jump', 'function f() { HERE g(); }', 'returned = 1;', 0],
])('knows what is left without use by %s', (_, text, statement, cost) => {
  const at = text.indexOf('HERE');
  const module = parseModule(text.replace('HERE ', ''), 'x.js');
  const { points } = collectSites(module, [{ start: 0, end: module.source.length }]);
  const point = points.findLast(({ start }) => start <= at);

  expect(point && deadCodeCost(point, statement)).toBe(cost);
});
