import { expect, test } from 'vitest';
import { bundleRebate, qualifyingBundles } from '../src/bundles.ts';
import type { Bundle } from '../src/bundles.ts';

const bundles: Bundle[] = [
  { name: 'solo', requires: ['a'], rebate: 10 },
  { name: 'pair', requires: ['a', 'b'], rebate: 40 },
  { name: 'trio', requires: ['a', 'b', 'c'], rebate: 20 },
  { name: 'void', requires: [], rebate: 99 },
];

const cart = (entries: Record<string, number>) => new Map(Object.entries(entries));
const names = (entries: Record<string, number>) => qualifyingBundles(bundles, cart(entries)).map(({ name }) => name);

test('a bundle qualifies when all its articles are there', () => {
  expect(names({ a: 1 })).toEqual(['solo']);
  expect(names({ b: 1 })).toEqual([]);
  expect(names({ c: 9 })).toEqual([]);
  expect(names({ b: 1, c: 1 })).toEqual([]);
  expect(names({ a: 1, c: 5 })).toEqual(['solo']);
  expect(names({ a: 2, b: 1 })).toEqual(['pair', 'solo']);
  expect(names({ a: 1, b: 1, c: 1 })).toEqual(['pair', 'trio', 'solo']);
  expect(names({ a: 1, b: 1, c: 1, d: 1 })).toEqual(['pair', 'trio', 'solo']);
});

test('the bundle list itself is not reordered', () => {
  const before = [...bundles];
  names({ a: 1, b: 1, c: 1 });
  expect(bundles).toEqual(before);
});

test('a bundle that qualifies has a rebate', () => {
  const quantities = cart({ a: 2, b: 3 });
  for (const bundle of qualifyingBundles(bundles, quantities)) {
    expect(bundleRebate(bundle, quantities)).toBeGreaterThan(0);
  }
});
