import { expect, it } from 'vitest';
import { compareByOther } from '../../src/operators/idioms/objects/compare-by-other.ts';
import { keyByOther } from '../../src/operators/idioms/objects/key-by-other.ts';
import { askBothWays } from '../../src/operators/idioms/promises-and-listeners/ask-both-ways.ts';
import { renameProperty } from '../../src/operators/name/rename-property.ts';
import { changeString } from '../../src/operators/constant/change-string.ts';
import { renameMethod } from '../../src/operators/name/rename-method.ts';
import { changeLogical } from '../../src/operators/operator/change-logical.ts';
import { swapBranches } from '../../src/operators/order/swap-branches.ts';
import { unwrap } from '../../src/operators/unwrap/unwrap.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

const LEASE = { holder: 'ann', token: 1, at: {} };

it.each<[what: string, source: string, texts: readonly string[]]>([
  ['one place', 'f = (a, b) => a.holder !== b.holder', ['f = (a, b) => a.token !== b.token']],
  [
    'two places, each and both',
    'f = (a, b) => a.holder === b.holder; g = (a, b) => a.holder === b.holder',
    [
      'f = (a, b) => a.token === b.token; g = (a, b) => a.holder === b.holder',
      'f = (a, b) => a.token === b.token; g = (a, b) => a.token === b.token',
      'f = (a, b) => a.holder === b.holder; g = (a, b) => a.token === b.token',
    ],
  ],
  ['different fields', 'f = (a, b) => a.holder === b.token', []],
  ['an order', 'f = (a, b) => a.holder < b.holder', []],
  ['computed fields', 'f = (a, b) => a[holder] === b[holder]', []],
])('compare-by-other in %s', (_what, source, texts) => {
  expect(proposePatches(compareByOther, { source, seen: { a: [LEASE], b: [LEASE] } })).toEqual(texts);
});

it('compare-by-other knows only what both have had', () => {
  const source = 'f = (a, b) => a.holder === b.holder';
  expect(proposePatches(compareByOther, { source, seen: { a: [LEASE], b: [{ holder: 'bob' }] } })).toEqual([]);
});

it.each<[what: string, uses: string, texts: readonly string[]]>([
  [
    'asked and kept',
    'if (seen.has(word)) return; seen.add(word);',
    ['if (seen.has(term.name)) return; seen.add(term.name);', 'if (seen.has(term.text)) return; seen.add(term.text);'],
  ],
  ['one use', 'seen.add(word);', []],
  ['two collections', 'seen.has(word); all.add(word);', []],
  ['two keys', 'seen.has(word); seen.add(other);', []],
  ['what is worked out', 'seen.has(word.trim()); seen.add(word.trim());', []],
])('key-by-other with %s', (_what, uses, texts) => {
  const around = (text: string): string => `function f(word, term, count) { ${text} }`;
  const seen = { word: ['a'], term: [{ name: 'b', text: 'c', count: 1 }], count: [1] };
  expect(proposePatches(keyByOther, { source: around(uses), seen })).toEqual(texts.map(around));
});

it.each<[what: string, work: string, rescue: string, texts: readonly string[]]>([
  [
    'after the error alone',
    'const found = await ask();\n  keep(found);\n  show(found);',
    'if (mine !== latest) return;',
    [
      'const found = await ask();\n  if (mine !== latest) return;\n  keep(found);\n  show(found); | if (mine !== latest) return;',
      'const found = await ask();\n  keep(found);\n  if (mine !== latest) return;\n  show(found); | if (mine !== latest) return;',
    ],
  ],
  [
    'after success alone',
    'show(await ask()); if (isOld()) { return; }',
    'tell();',
    ['show(await ask()); if (isOld()) { return; } | if (isOld()) { return; } tell();'],
  ],
  ['both ways', 'await ask(); if (isOld()) return;', 'if (isOld()) return;', []],
  ['with something to do', 'await ask();', 'if (isOld()) return tell();', []],
  ['with another way to go', 'await ask();', 'if (isOld()) return; else tell();', []],
  ['where nothing is waited for', 'ask();', 'if (isOld()) return;', []],
])('ask-both-ways where it is asked %s', (_what, work, rescue, texts) => {
  const source = (parts: string): string => {
    const [first, second] = parts.split(' | ');
    return `async function f() { try {\n  ${first} } catch { ${second} } }`;
  };
  expect(proposePatches(askBothWays, { source: source(`${work} | ${rescue}`) })).toEqual(texts.map(source));
});

it('swap-branches asks the second of two conditions first', () => {
  const source = 'x = strike ? 1 : last ? left : 2';
  expect(propose(swapBranches, { source, at: 'strike ? 1 : last ? left : 2' })).toEqual([
    'strike ? last ? left : 2 : 1',
    'last ? left : strike ? 1 : 2',
  ]);
});

it.each<[at: string, text: string]>([
  ["a === '*' || b", "a !== '*' && b"],
  ['a !== 1 && b', 'a === 1 || b'],
  ['a === 1 && (b || c)', 'a !== 1 || (b || c)'],
])('change-logical turns %s into %s', (at, text) => {
  expect(propose(changeLogical, { source: `x = ${at}`, at })).toContain(text);
});

it.each(['a || b', 'a === 1 ?? b', 'a < 1 && b'])('change-logical denies nothing in %s', (at) => {
  expect(propose(changeLogical, { source: `x = ${at}`, at }).filter((text) => /!==|>=/.test(text))).toEqual([]);
});

it.each<[at: string, seen: unknown, text: string, isWanted: boolean]>([
  ['ttl || own || Infinity', 0, 'ttl ?? own ?? Infinity', true],
  ['ttl || own || Infinity', 5, 'ttl ?? own ?? Infinity', false],
  ['ttl || (a && b) || 1', '', 'ttl ?? (a && b) ?? 1', true],
  ['ttl || own < 1 || 1', 0, 'ttl ?? own < 1 ?? 1', false],
  ['ttl || own', 0, 'ttl ?? own', true],
])('change-logical of %s, where the first was %j: %s, %s', (at, seen, text, isWanted) => {
  const scene = { source: `x = ${at}`, at, seen: { ttl: [seen] } };
  expect(propose(changeLogical, scene).includes(text)).toBe(isWanted);
});

it('rename-method believes less in another step than in another answer', () => {
  const costOf = (statement: string): number => {
    const source = `class A { move(x) { this.drop(1); ${statement} } }`;
    const found = proposeAnywhere(renameMethod, { source }).find(({ text }) => text.startsWith('this.drop(x'));
    return found?.cost ?? Number.NaN;
  };
  expect(costOf('this.check(x);')).toBeGreaterThan(costOf('return this.check(x);') + 0.5);
});

it('change-string believes less in another character of a pattern', () => {
  const costOf = (rest: string): number => {
    const source = `const word = '[a-z]+'; ${rest}`;
    const found = proposeAnywhere(changeString, { source }).find(({ text }) => text === "'[az]+'");
    return found?.cost ?? Number.NaN;
  };
  expect(costOf('new RegExp(word)')).toBeGreaterThan(costOf('find(word)'));
});

it('rename-property believes less in another key where an entry is taken out', () => {
  const costWith = (rest: string): number => {
    const source = `function f(entry) { ${rest}; table.delete(entry.id); }`;
    const scene = { source, at: 'entry.id', seen: { entry: [{ id: 'a', title: 'b' }] } };
    const found = proposeAnywhere(renameProperty, scene).filter(({ text }) => text === 'entry.title');
    return found.at(-1)?.cost ?? Number.NaN;
  };
  expect(costWith('table.set(entry.id, entry)')).toBeGreaterThan(costWith('table.set(other, entry)'));
});

it('unwrap takes all for the first more easily than all for one of a name', () => {
  const costOf = (at: string): number =>
    proposeAnywhere(unwrap, { source: `x = f(${at})` }).find(({ text }) => text === 'all')?.cost ?? Number.NaN;
  expect(costOf('all[0]')).toBeLessThan(costOf('all[key]'));
});
