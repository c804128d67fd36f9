import { expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { findSymbol } from './find-symbol.ts';
import { regionsOf } from './regions.ts';

const HELPERS = `
function sum() { return 'sum' }
const helper = () => other();
const other = () => 1;
const TABLE = { a: 1 };
class Box {}
export function open() {}
`;

/** The first words of the regions of `symbol` after its own declaration. */
function usedBy(symbol: string, source: string): string[] {
  const module = parseModule(source + HELPERS, '/p/a.tsx');
  const found = findSymbol(module, symbol.split('.'));
  if (found.node === undefined) throw new Error(found.problem);
  const regions = regionsOf(module, found.node, found.owner);
  return regions.slice(1).map(({ start, end }) => module.source.slice(start, end).slice(0, 14));
}

it.each([
  [
    'private functions, also through one another',
    'f',
    'export const f = () => helper();',
    ['() => other()', '() => 1'],
  ],
  ['private constants and classes', 'f', 'export const f = () => [TABLE.a, new Box()];', ['{ a: 1 }', 'class Box {}']],
  ['a component', 'f', 'export const f = () => <Box/>;', ['class Box {}']],
  ['each once', 'f', 'export const f = () => sum() + sum();', ['function sum()']],
  [
    'what makes it, though others use that as well',
    'f',
    'export const f = open2() as Opened;\nexport function open2() { return sum; }',
    ['function open2', 'function sum()'],
  ],
  ['no other export', 'f', 'export const f = () => open();', []],
  ['nothing by the name of a property', 'f', 'export const f = (o) => o.sum + o?.helper;', []],
  ['what is named in brackets', 'f', 'export const f = (o) => o[sum];', ['function sum()']],
  ['nothing by the key of an object', 'f', 'export const f = () => ({ sum: 1, helper() {} });', []],
  ['the value of a shorthand', 'f', 'export const f = () => ({ sum });', ['function sum()']],
  ['nothing by a type', 'f', 'export const f = (o: Box): typeof sum => o;', []],
  [
    'a private member, not the function of its name',
    'C.f',
    'export class C { f() { return this.#sum() } #sum() { return 1 } }',
    ['#sum() { retur'],
  ],
  [
    'what TypeScript calls private',
    'C.f',
    'export class C { f() { return this.sum() } private sum() { return 1 } }',
    ['private sum() '],
  ],
  [
    'a function and the private member of its name',
    'C.f',
    'export class C { f() { return sum() + this.#sum } #sum = 1 }',
    ['function sum()', '#sum = 1'],
  ],
  [
    'private members of others of the class',
    'C.f',
    'export class C { f(o) { return o.#a } #a = helper() }',
    ['#a = helper()', '() => other()', '() => 1'],
  ],
  ['the setter of a getter', 'C.f', 'export class C { get f() { return 1 } set f(value) {} }', ['set f(value) {']],
  ['no public member', 'C.f', 'export class C { f() { return this.g() } g() {} }', []],
])('the regions of a symbol hold %s', (_what, symbol, source, expected) => {
  expect(usedBy(symbol, source)).toEqual(expected);
});
