import { expect, it } from 'vitest';
import { parseModule } from '../../../syntax/parse.ts';
import { pathsOf } from '../../../syntax/path.ts';
import { usualBeginnings } from './usual-beginnings.ts';

it.each([
  ["function f() { word = (word ?? '') + c; list = list || []; here; }", { word: "''", list: '[]' }],
  ['function f() { this.all = this.all ?? new Map(); here; }', { 'this.all': 'new Map()' }],
  ['function f() { x = x ?? other; y = y && []; here; }', {}],
  ["function f() { here; } function g() { word = word ?? ''; }", {}],
])('in %s', (source, expected) => {
  const { program } = parseModule(source, 'scene.ts');
  const here = [...pathsOf(program)].find(({ node }) => node.type === 'Identifier' && node.name === 'here');

  expect(here && Object.fromEntries(usualBeginnings(here, source))).toEqual(expected);
});
