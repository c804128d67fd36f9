import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { rewinds } from './rewinds.ts';

it.each([
  [
    'const WORD = /a/g, PLAIN = /b/; function f(t) { return WORD.test(t) && PLAIN.test(t) && here; }',
    ['WORD.lastIndex = 0;'],
  ],
  ['export const WORD = /a/y; const f = (t) => WORD.exec(here);', ['WORD.lastIndex = 0;']],
  ['const WORD = /a/g; function f(t) { return here; }', []],
  ['const WORD = /a/g; here;', []],
])('in %s', (source, expected) => {
  const { program } = parseModule(source, 'scene.ts');
  const here = [...pathsOf(program)].find(({ node }) => node.type === 'Identifier' && node.name === 'here');

  expect(here && rewinds(here, source)).toEqual(expected);
});
