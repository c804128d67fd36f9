import { expect, it } from 'vitest';
import { judgeEveryItem } from '../../src/operators/idioms/steps/judge-every-item.ts';
import { keepStrongest } from '../../src/operators/idioms/steps/keep-strongest.ts';
import { returnAfterLoop } from '../../src/operators/idioms/steps/return-after-loop.ts';
import { proposePatches } from './propose.ts';

const inLoop = (body: string) => `for (const each of all) { ${body} }`;

it.each<[source: string, texts: readonly string[]]>([
  [
    "if (a) { x = 'bad'; } else if (b) { x = 'odd'; } else { x = 'fine'; }",
    [
      "if (a) { x = 'bad'; } else if (b) { if (x !== 'bad') x = 'odd'; } else { if (x !== 'bad' && x !== 'odd') x = 'fine'; }",
      "if (a) { if (x !== 'fine' && x !== 'odd') x = 'bad'; } else if (b) { if (x !== 'fine') x = 'odd'; } else { x = 'fine'; }",
    ],
  ],
  [
    'if (a) x = 2; else x = 1;',
    ['if (a) x = 2; else { if (x !== 2) x = 1; }', 'if (a) { if (x !== 1) x = 2; } else x = 1;'],
  ],
  ['if (a) x = 2; else y = 1;', []],
  ['if (a) x = 2; else { x = 1; z(); }', []],
  ['if (a) x = 2; else x = each;', []],
  ['if (a) x = 2;', []],
])('keep-strongest in %s', (body, texts) => {
  expect(proposePatches(keepStrongest, { source: inLoop(body) })).toEqual(texts.map(inLoop));
  expect(proposePatches(keepStrongest, { source: body })).toEqual([]);
});

it.each<[source: string, texts: readonly string[]]>([
  [
    'for (const a of all) {\n  if (fits(a)) return a;\n  return null;\n}',
    ['for (const a of all) {\n  if (fits(a)) return a;\n  \n}\nreturn null;'],
  ],
  ['while (x) { if (a) return 1; else return 2; }\nreturn 2;', ['while (x) { if (a) return 1; }\nreturn 2;']],
  ['while (x) { if (a) return 1; else { return 2; } }', ['while (x) { if (a) return 1; }\nreturn 2;']],
  ['while (x) { if (a) return 1; else { b(); return 2; } }', []],
  ['while (x) { return 2; }', []],
  ['while (x) return 2;', []],
  ['if (a) { b(); return 2; }', []],
])('return-after-loop in %s', (body, texts) => {
  const inFunction = (text: string) => `function f() {\n${text}\n}`;
  expect(proposePatches(returnAfterLoop, { source: inFunction(body) })).toEqual(texts.map(inFunction));
});

it('judge-every-item', () => {
  const around = (rounds: string, end: string, before = '') =>
    `function f() { ${before}for (const r of rules) { if (no(r)) continue; ${rounds} } return ${end}; }`;
  const seen = { 'r.allows': [true, false], "r.kind === 'a'": [true, false], 'r.name': ['x'] };
  const proposed = (rounds: string, end: string) =>
    proposePatches(judgeEveryItem, { source: around(rounds, end), seen });

  expect(proposed('return r.allows;', 'false')).toEqual([
    around('if (r.allows) return true;', 'false'),
    around('if (!r.allows) return false;', 'true'),
    around('if (!r.allows) return false;\nfound = true;', 'found', 'let found = false;\n'),
  ]);
  expect(proposed("return r.kind === 'a';", 'true')[1]).toBe(around("if (r.kind !== 'a') return false;", 'true'));
  expect(proposed('return r.name;', 'false')).toEqual([]);
  expect(proposed('return true;', 'false')).toEqual([]);
  expect(proposePatches(judgeEveryItem, { source: 'for (const r of rules) { return r.allows; }', seen })).toEqual([]);
});
