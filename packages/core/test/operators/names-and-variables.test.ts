import { describe, expect, it } from 'vitest';
import { renameMethod } from '../../src/operators/name/rename-method.ts';
import { renameProperty } from '../../src/operators/name/rename-property.ts';
import { replaceVariable } from '../../src/operators/variable/replace-variable.ts';
import { changeTarget } from '../../src/operators/variable/change-target.ts';
import { propose, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('rename-method', () => {
  it.each<Row>([
    [
      { source: 'x = a.some(f)', at: 'a.some(f)' },
      ['a.every(f)', 'a.find(f)', 'a.filter(f)', 'a.findLast(f)', 'a.findIndex(f)'],
    ],
    [{ source: 'const f = (x) => x; const g = (x) => x; y = f(1)', at: 'f(1)' }, ['g(1)', 'f(f(1))']],
    [{ source: 'x = parseInt(s)', at: 'parseInt(s)' }, ['parseFloat(s)', 'Number(s)']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(renameMethod, scene)).toEqual(replacements);
  });
});

describe('rename-property', () => {
  it.each<Row>([
    [{ source: 'x = item.price', at: 'item.price', seen: { item: [{ price: 1, cost: 2 }] } }, ['item.cost']],
    [{ source: 'class A { #a = 1; #b = 2; get() { return this.#a + this.#b } }', at: 'this.#a' }, ['this.#b']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(renameProperty, scene)).toEqual(replacements);
  });

  it('takes fields that hold another kind of value last', () => {
    const item = { settings: { a: 1 }, count: 2, options: { b: 2 } };
    const scene = {
      source: 'x = item.settings',
      at: 'item.settings',
      seen: { item: [item], 'item.settings': [{ a: 1 }] },
    };
    expect(propose(renameProperty, scene)).toEqual(['item.options', 'item.count']);
  });

  it('takes names that no object goes by last, after those of its class', () => {
    class Item {
      price = 1;
      total(): number {
        return this.price;
      }
    }
    const scene: Scene = {
      source: 'x = [item.price, other.size, other.total]',
      at: 'item.price',
      seen: { item: [new Item()] },
    };
    expect(propose(renameProperty, scene)).toEqual(['item.total', 'item.size']);
  });
});

describe('replace-variable', () => {
  it.each<Row>([
    [
      {
        source: 'function f(a: number, b: number, c: string) { return a }',
        at: 'a',
        seen: { a: [1], b: [2], c: ['s'] },
      },
      ['b'],
    ],
    [{ source: 'function f(a: number, b: number, c: number) { return a + b }', at: 'a' }, ['c', 'b']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(replaceVariable, scene)).toEqual(replacements);
  });
});

describe('change-target', () => {
  it.each<Row>([
    [{ source: 'function f(low: number, high: number) { low = 1 }', at: 'low = 1' }, ['high = 1']],
    [
      { source: 'function f(sum: number, more: number) { sum += item.price }', at: 'sum += item.price' },
      ['more += item.price'],
    ],
    [{ source: 'this.a = 1', at: 'this.a = 1', seen: { this: [{ a: 1, b: 2 }] } }, ['this.b = 1']],
    [
      { source: 'function f(i: number) { let j = 0; list[i] = j }', at: 'list[i] = j' },
      ['list[i + 1] = j', 'list[i - 1] = j', 'list[j] = j'],
    ],
    [
      { source: 'seen[k] = f(best[n] + x, best[n], g.h())', at: 'seen[k] = f(best[n] + x, best[n], g.h())' },
      [
        'seen[k + 1] = f(best[n] + x, best[n], g.h())',
        'seen[k - 1] = f(best[n] + x, best[n], g.h())',
        'best[n] = f(best[n] + x, best[n], g.h())',
      ],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeTarget, scene)).toEqual(replacements);
  });
});

it('takes one class of errors or collections for another', () => {
  const proposed = propose(renameMethod, { source: "x = new RangeError('a')", at: "new RangeError('a')" });

  expect(proposed).toEqual(["new Error('a')", "new TypeError('a')", "new SyntaxError('a')"]);
});
