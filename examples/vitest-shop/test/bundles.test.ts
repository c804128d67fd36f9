import { describe, expect, test } from 'vitest';
import { heal } from '@testheal/vitest';
import { almostComplete, bundleRebate, completeSets, qualifyingBundles } from '../src/bundles.ts';

const breakfast = { name: 'breakfast', requires: ['mug', 'tea', 'honey'], rebate: 300 };
const desk = { name: 'desk', requires: ['lamp', 'pad'], rebate: 500 };
const cart = (entries: Record<string, number>) => new Map(Object.entries(entries));

test('counts complete sets', () => {
  expect(completeSets(breakfast, cart({ mug: 2, tea: 3, honey: 2 }))).toBe(2);
  expect(completeSets(breakfast, cart({ mug: 2, tea: 3 }))).toBe(0);
  expect(bundleRebate(breakfast, cart({ mug: 2, tea: 2, honey: 2 }))).toBe(600);
});

describe('qualifyingBundles', () => {
  test('lists complete bundles, best rebate first', () => {
    const all = cart({ mug: 1, tea: 1, honey: 1, lamp: 1, pad: 1 });
    expect(qualifyingBundles([breakfast, desk], all)).toEqual([desk, breakfast]);
  });

  test('finds nothing in an empty cart', () => {
    expect(qualifyingBundles([breakfast, desk], cart({}))).toEqual([]);
  });

  test('an empty bundle is no bundle', () => {
    expect(qualifyingBundles([{ name: 'void', requires: [], rebate: 1 }], cart({ mug: 1 }))).toEqual([]);
  });

  heal('../src/bundles.ts#qualifyingBundles').test('leaves out a bundle with an article missing', () => {
    expect(qualifyingBundles([breakfast, desk], cart({ mug: 1, tea: 1, lamp: 1, pad: 2 }))).toEqual([desk]);
    expect(qualifyingBundles([breakfast], cart({ honey: 4 }))).toEqual([]);
  });

  heal('../src/bundles.ts#qualifyingBundles').test('a quantity of zero does not count', () => {
    expect(qualifyingBundles([desk], cart({ lamp: 1, pad: 0 }))).toEqual([]);
  });
});

test('suggests what is almost complete', () => {
  expect(almostComplete([breakfast, desk], cart({ mug: 1, tea: 2 }))).toEqual([
    { bundle: breakfast, missing: 'honey' },
  ]);
});
