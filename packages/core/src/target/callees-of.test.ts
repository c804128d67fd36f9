import path from 'node:path';
import { expect, it } from 'vitest';
import type { RepairTarget } from '../model/target.ts';
import { parseModule } from '../syntax/parse.ts';
import { calleesOf } from './callees-of.ts';
import { findSymbol } from './find-symbol.ts';
import { regionsOf } from './regions.ts';

const FILES: Readonly<Record<string, string>> = {
  '/p/money.ts': 'export const round = (n: number) => n;\nexport default class Purse { static of() {} }\n',
  '/p/index.ts': "export { round as rounded } from './money.ts';\n",
  '/p/one.cjs': 'module.exports = function one() {};\n',
  '/p/node_modules/lodash/index.js': 'exports.sum = () => 1;',
};

const IMPORTS = `import Purse, { round } from './money.ts';
import { rounded } from './index.ts';
import * as money from './money.ts';
import { sum } from 'lodash';
import type { Kind } from './kinds.ts';
const one = require('./one.cjs');
const made = [money];
export function open() { return 1 }
export const RATES = { a: 1 };
function hidden() { return open() }
export { hidden as shown };
`;

/** What `symbol` of `source` uses and may not edit, as `file#symbol`. */
async function usedBy(symbol: string | undefined, source: string): Promise<string[]> {
  const file = '/p/a.tsx';
  const text = IMPORTS + source;
  const module = parseModule(text, file);
  const found = symbol === undefined ? undefined : findSymbol(module, symbol.split('.'));
  const regions = found?.node === undefined ? undefined : regionsOf(module, found.node, found.owner);
  const target: RepairTarget = {
    file,
    source: text,
    ...(symbol !== undefined && { symbol }),
    regions: regions ?? [{ start: 0, end: text.length }],
  };
  const callees = await calleesOf(target, {
    readSource: async (known) => FILES[known] ?? '',
    resolve: async (specifier, importer) => {
      if (specifier === 'lodash') return '/p/node_modules/lodash/index.js';
      const known = path.posix.resolve(path.posix.dirname(importer), specifier);
      return known in FILES ? known : undefined;
    },
  });
  return callees.map((callee) => `${path.posix.basename(callee.file)}#${callee.symbol.join('.')}`);
}

it.each([
  ['another export of its module', 'f', 'export const f = () => open();', ['a.tsx#open']],
  ['by the name that it is exported by', 'f', 'export const f = () => hidden();', ['a.tsx#shown']],
  ['a table', 'f', 'export const f = () => RATES.a;', ['a.tsx#RATES']],
  ['each once, in order', 'f', 'export const f = () => round(open() + open());', ['money.ts#round', 'a.tsx#open']],
  ['what a private helper uses', 'f', 'const g = () => open();\nexport const f = () => g();', ['a.tsx#open']],
  ['where it is declared', 'f', 'export const f = () => rounded(1);', ['money.ts#round']],
  ['a class', 'f', 'export const f = () => new Purse();', ['money.ts#default']],
  ['a component', 'f', 'export const f = () => <Purse/>;', ['money.ts#default']],
  ['of a namespace what it takes', 'f', 'export const f = () => money.round(1);', ['money.ts#round']],
  ['what a CommonJS module is', 'f', 'export const f = () => one();', ['one.cjs#default']],
  ['other public members of the class', 'C.f', 'export class C { f() { return this.g() } g() {} }', ['a.tsx#C.g']],
  ['no packages', 'f', 'export const f = () => sum([]);', []],
  ['no types', 'f', 'export const f = (kind: Kind) => kind;', []],
  ['nothing by the name of a property', 'f', 'export const f = (o) => o.open({ round: 1 });', []],
  ['nothing that is a name of its own', 'f', 'export const f = (open) => open();', []],
  ['not itself', 'f', 'export function f() { return f() }', []],
  ['no private members, which it may edit', 'C.f', 'export class C { f() { return this.#g() } #g() {} }', []],
  [
    'of a whole module all that it imports',
    undefined,
    'export const f = () => money.round(open());',
    ['money.ts#default', 'money.ts#round', 'one.cjs#default'],
  ],
])('the callees of a target hold %s', async (_what, symbol, source, expected) => {
  expect(await usedBy(symbol, source)).toEqual(expected);
});
