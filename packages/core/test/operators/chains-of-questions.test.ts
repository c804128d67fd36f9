import { expect, it } from 'vitest';
import { askAllBits } from '../../src/operators/condition/ask-all-bits.ts';
import { negateWhole } from '../../src/operators/condition/negate-whole.ts';
import { askBothKeys } from '../../src/operators/idioms/objects/ask-both-keys.ts';
import { splitElseIf } from '../../src/operators/idioms/steps/split-else-if.ts';
import { swapOperands } from '../../src/operators/order/swap-operands.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

it.each<[chain: string, texts: readonly string[]]>([
  ['if (a) f(); else if (b) g();', ['if (a) f();\n  if (b) g();']],
  [
    'if (a) {\n    f();\n  } else if (b) {\n    g();\n  } else {\n    h();\n  }',
    ['if (a) {\n    f();\n  }\n  if (b) {\n    g();\n  } else {\n    h();\n  }'],
  ],
  [
    'if (a) f(); else if (b) g(); else if (c) h();',
    [
      'if (a) f();\n  if (b) g();\n  if (c) h();',
      'if (a) f();\n  if (b) g(); else if (c) h();',
      'if (a) f(); else if (b) g();\n  if (c) h();',
    ],
  ],
  [
    'if (a) { throw x; } else if (b) g(); else if (c) return;',
    ['if (a) { throw x; } else if (b) g();\n  if (c) return;'],
  ],
  ['if (a) return; else if (b) g();', []],
  ['if (a) { f(); return 1; } else if (b) g();', []],
  ['if (a) f(); else g();', []],
  ['if (a) f(); else { if (b) g(); }', []],
  ['if (a) f();', []],
  ['x(); if (a) f(); else if (b) g();', ['x(); if (a) f(); if (b) g();']],
  ['if (a) f(); /* b */ else if (b) g();', []],
  ['if (a) f(); else /* b */ if (b) g();', []],
  [
    'if (a) f();\n  // b\n  else if (b) g(); else if (c) h();',
    ['if (a) f();\n  // b\n  else if (b) g();\n  if (c) h();'],
  ],
  ['for (;;) if (a) f(); else if (b) g();', []],
])('split-else-if in %s', (chain, texts) => {
  const around = (text: string) => `class A { #f() {\n  ${text}\n} }`;
  expect(proposePatches(splitElseIf, { source: around(chain) })).toEqual(texts.map(around));
});

it.each<[at: string, texts: readonly string[]]>([
  ['!key in record', ['!(key in record)']],
  ['!error instanceof lib.LoadError', ['!(error instanceof lib.LoadError)']],
  ['!a.b?.c in (b ?? c)', ['!(a.b?.c in (b ?? c))']],
  ['!this.#list.length === 0', ['this.#list.length !== 0']],
  ['!kind !== `a${b}`', ['kind === `a${b}`']],
  ['!x! == null', ['x! != null']],
  ['!x != f(...all)', ['x == f(...all)']],
  ['!(a ?? b) in c', ['!((a ?? b) in c)']],
  ['!(a, b) in c', ['!((a, b) in c)']],
  ['! (a ? b : c) instanceof D', ['!((a ? b : c) instanceof D)']],
  ['!(a || b) === c', ['(a || b) !== c']],
  ['!a === (b || c)', ['a !== (b || c)']],
  ['!(a = b) === c', ['(a = b) !== c']],
  ['!(() => 1) != c', ['(() => 1) == c']],
  ['!(a as B) !== c', ['(a as B) === c']],
  ['!typeof a?.b === "c"', ['typeof a?.b !== "c"']],
  ['!a === !b', []],
  ['!a === !!b', []],
  ['!!a === b', []],
  ['!!key in record', []],
  ['(!key) in record', []],
  ['!(key in record)', []],
  ['!a === true', []],
  ['!a < b', []],
  ['!a && b', []],
  ['-a === b', []],
])('negate-whole at %s', (at, texts) => {
  const source = `class A { #list; f(): boolean { if (${at}) return true; } }`;
  expect(propose(negateWhole, { source, at })).toEqual(texts);
});

it.each<[source: string, at: string, not: string]>([
  ['f(Boolean(mask & needed));', 'Boolean(mask & needed)', ''],
  ['x = !!(mask & needed);', '!!(mask & needed)', ''],
  ['if (mask & needed) f();', 'mask & needed', ''],
  ['while (a && mask & needed) f();', 'mask & needed', ''],
  ['const x: number = mask & needed ? 1 : 2;', 'mask & needed', ''],
  ['if (!(mask & needed)) f();', '!(mask & needed)', '!'],
])('ask-all-bits in %s', (source, at, not) => {
  const texts = ['needed', 'mask'].map((all) => `(mask & needed) ${not || '='}== ${all}`);
  expect(proposeAnywhere(askAllBits, { source }).map(({ text }) => text)).toEqual(texts);
  expect(propose(askAllBits, { source, at })).toEqual(texts);
});

it.each([
  'x = (mask & 1) === 1',
  'x = (0x10 & mask) !== 0',
  'if (mask & 4) f();',
  'x = mask & needed',
  'x = Boolean(mask)',
  'x = Boolean()',
  'x = Boolean(...all)',
  'x = !(mask | needed)',
  'x = a ?? mask & needed',
])('ask-all-bits leaves %s', (source) => expect(proposeAnywhere(askAllBits, { source })).toEqual([]));

it.each<[at: string, first: string]>([
  ['a + b ?? c', 'a + (b ?? c)'],
  ["`${a}: ` + b.c ?? ''", "`${a}: ` + (b.c ?? '')"],
  ['(a * b) ?? 1', 'a * (b ?? 1)'],
  ['a + f(b)  ?? c', 'a + (f(b) ?? c)'],
  ['key in record ?? others', 'key in (record ?? others)'],
  ['a ?? b', 'b ?? a'],
  ['a || (b ?? c)', '(a || b) ?? c'],
])('swap-operands of %s begins with %s', (at, first) => {
  expect(propose(swapOperands, { source: `x = ${at}`, at })[0]).toBe(first);
});

it.each<[at: string, text: string | undefined]>([
  ['a[key] === b[key]', 'Object.hasOwn(b, key) && a[key] === b[key]'],
  ['a.all[key] == this.#all[key]', 'Object.hasOwn(this.#all, key) && a.all[key] == this.#all[key]'],
  ['a[key] !== b[key]', '!Object.hasOwn(b, key) || a[key] !== b[key]'],
  ['same(a[key], b[key])', 'Object.hasOwn(b, key) && same(a[key], b[key])'],
  ['a[key] === b[other]', undefined],
  ['a[key] === a[key]', undefined],
  ['a.key === b.key', undefined],
  ['a()[key] === b[key]', undefined],
  ['a[key] < b[key]', undefined],
  ['same(...a[key], b[key])', undefined],
  ['same(a[key])', undefined],
  ['same()', undefined],
])('ask-both-keys at %s', (at, text) => {
  const found = (value: unknown) =>
    propose(askBothKeys, { source: `class A { #all; f() { return !(${at}); } }`, at, elsewhere: [value] });
  expect(found(undefined)).toEqual(text === undefined ? [] : [text]);
  expect(found(1)).toEqual([]);
});
