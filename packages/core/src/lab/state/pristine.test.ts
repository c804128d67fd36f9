import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { pristineOf } from './pristine.ts';

const date = new Date(5);

describe('pristineOf', () => {
  it.each<[string, object, (value: never) => void]>([
    ['items put in another order', [3, 1, 2], (list: number[]) => list.push(...list.splice(0, 1))],
    ['an item more', [1], (list: number[]) => list.push(2)],
    ['an item less', [1, 2], (list: number[]) => list.pop()],
    ['a value', { a: 1, b: 2 }, (record: { a: number }) => (record.a = 9)],
    ['a key more', { a: 1 }, (record: { b?: number }) => (record.b = 9)],
    ['a key less', { a: 1, b: 2 }, (record: { a?: number }) => delete record.a],
    ['an entry of a map', new Map([['a', 1]]), (map: Map<string, number>) => map.set('a', 2)],
    [
      'the order of a map',
      new Map([
        ['a', 1],
        ['b', 2],
      ]),
      (map: Map<string, number>) => map.delete('a') && map.set('a', 1),
    ],
    ['an item of a set', new Set([1]), (set: Set<number>) => set.add(2)],
    ['a date', date, (value: Date) => value.setFullYear(1999)],
    [
      'a list of another realm',
      vm.runInNewContext('[2, 1]') as object,
      (list: number[]) => list.push(...list.splice(0, 1)),
    ],
    [
      'a record of another realm',
      vm.runInNewContext('({ a: 1 })') as object,
      (record: { a?: number }) => delete record.a,
    ],
  ])('notices and takes back %s', (_, value, change) => {
    const before = structuredClone(value);
    const pristine = pristineOf(value);

    change(value as never);
    const noticed = pristine?.isIntact();
    pristine?.takeBack();

    expect(noticed).toBe(false);
    expect(pristine?.isIntact()).toBe(true);
    expect(structuredClone(value)).toEqual(before);
    expect(JSON.stringify(value)).toBe(JSON.stringify(before));
  });

  it('puts keys back in their order', () => {
    const record: Record<string, number> = { a: 1, b: 2 };
    const pristine = pristineOf(record);
    delete record['a'];
    pristine?.takeBack();

    expect(Object.keys(record)).toEqual(['a', 'b']);
  });

  it('calls no accessor, and leaves it one', () => {
    const calls: string[] = [];
    const record: { n: number; readonly m: number } = {
      n: 1,
      get m() {
        calls.push('m');
        return 2;
      },
    };
    const pristine = pristineOf(record);
    record.n = 3;
    pristine?.isIntact();
    pristine?.takeBack();

    expect(calls).toEqual([]);
    expect([record.n, record.m]).toEqual([1, 2]);
  });

  it.each([
    ['an instance of a class', new URL('https://a.test')],
    ['a proxy', new Proxy([], {})],
    ['a function', () => {}],
    ['what is too large to be compared again and again', Array.from({ length: 1_001 }, () => 0)],
  ])('knows nothing of %s', (_, value) => {
    expect(pristineOf(value)).toBeUndefined();
  });

  it('leaves what has been frozen as it is', () => {
    const list = [2, 1];
    const pristine = pristineOf(list);
    list[0] = 3;
    Object.freeze(list);
    pristine?.takeBack();

    expect(list).toEqual([3, 1]);
    expect(pristine?.isIntact()).toBe(false);
  });
});
