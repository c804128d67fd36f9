import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { callsItself } from './calls-itself.ts';

it.each([
  ['a function', 'function walk(n) { return HERE + walk(n - 1); }', true],
  ['a constant', 'const walk = (n) => walk(HERE);', true],
  ['a function around it', 'function all(xs) { return xs.map((x) => HERE + all(x)); }', true],
  ['no other', 'function walk(n) { return HERE + step(n); } function step(n) { return step(n - 1); }', false],
  ['no module', 'HERE; f();', false],
])('knows %s that calls itself', (_, source, expected) => {
  const path = [...pathsOf(parseModule(source, 'x.js').program)].find(
    ({ node }) => node.type === 'Identifier' && node.name === 'HERE',
  );

  expect(path && callsItself(path)).toBe(expected);
});
