import { expect, it } from 'vitest';
import type { RepairTarget } from '../model/target.ts';
import { parseModule } from '../syntax/parse.ts';
import { findSymbol } from './find-symbol.ts';
import { regionsOf } from './regions.ts';
import { surroundingsOf } from './surroundings-of.ts';

const CART = `export class Cart {
  #lines = [];
  add(line) { this.#lines.push(line) }
  total() { return sumOf(this.#lines) }
}
const sumOf = (lines) => lines.length;
`;

function targetIn(source: string, symbol: string): RepairTarget {
  const file = '/p/cart.js';
  const module = parseModule(source, file);
  const found = findSymbol(module, symbol.split('.'));
  if (found.node === undefined) throw new Error(found.problem);
  return { file, symbol, source, regions: regionsOf(module, found.node, found.owner) };
}

it.each<[title: string, source: string, symbol: string, part: readonly string[] | undefined]>([
  ['the class of a method', CART, 'Cart.total', ['Cart']],
  ['nothing, where the rest of the module is its own', CART, 'Cart', undefined],
  ['the module of an export', `${CART}export function empty() { return new Cart() }`, 'Cart', []],
  ['the object of a function in it', 'export const shop = { open() {}, close() {} };', 'shop.open', ['shop']],
  [
    'nothing, where the rest is no code',
    'export const RATE = 2;\nexport const twice = (n) => RATE * n;',
    'twice',
    undefined,
  ],
])('finds %s', (_, source, symbol, part) => {
  const target = targetIn(source, symbol);

  expect(surroundingsOf(target, [target])).toEqual(part && { file: target.file, symbol: part });
});

it('leaves out what was looked through already', () => {
  const source = 'export function net(n) { return rounded(n) }\nexport function rounded(n) { return n }';
  const [net, rounded] = [targetIn(source, 'net'), targetIn(source, 'rounded')];

  expect(surroundingsOf(net, [net])).toEqual({ file: net.file, symbol: [] });
  expect(surroundingsOf(net, [net, rounded])).toBeUndefined();
  expect(surroundingsOf(net, [net, { ...rounded, file: '/p/other.js' }])).toEqual({ file: net.file, symbol: [] });
});

it('finds nothing around a whole module', () => {
  expect(surroundingsOf({ file: '/p/cart.js', source: CART, regions: [] }, [])).toBeUndefined();
});
