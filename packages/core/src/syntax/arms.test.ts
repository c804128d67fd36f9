import { expect, it } from 'vitest';
import { armsAround } from './arms.ts';
import { textOf } from './node.ts';
import { parseModule } from './parse.ts';
import { pathsOf } from './path.ts';

function armsAt(source: string): { own: string; others: string[] }[] {
  const { program } = parseModule(source, 'arms.js');
  const path = [...pathsOf(program)].find(({ node }) => node.type === 'Identifier' && node.name === 'here');
  if (path === undefined) throw new Error('nothing is here');
  return [...armsAround(path)].map(({ own, others }) => ({
    own: textOf(source, own),
    others: others.map((other) => textOf(source, other)),
  }));
}

it.each([
  ['if (a) here; else b;', [{ own: 'here;', others: ['b;'] }]],
  ['if (a) { x; } else { here; }', [{ own: '{ here; }', others: ['{ x; }'] }]],
  [
    'if (a) x; else if (b) here; else y;',
    [
      { own: 'here;', others: ['y;'] },
      { own: 'if (b) here; else y;', others: ['x;'] },
    ],
  ],
  ['switch (a) { case 1: x; break; case 2: here; }', [{ own: 'case 2: here;', others: ['case 1: x; break;'] }]],
])('knows what does not run when a place of `%s` does', (source, arms) => {
  expect(armsAt(source)).toEqual(arms);
});

it.each(['if (here) a; else b;', 'if (a) here;', 'switch (here) { case 1: x; }', 'if (a) b(() => here);', 'here;'])(
  'finds no such place in `%s`',
  (source) => {
    expect(armsAt(source)).toEqual([]);
  },
);
