import { describe, expect, it } from 'vitest';
import { copyArguments } from './copy-arguments.ts';

describe('copyArguments', () => {
  it('copies data of every kind, so that changes of the copy stay there', () => {
    const values = [
      { a: [1, { b: 2 }] as unknown[] },
      new Map([['k', [1]]]),
      new Set([1]),
      new Date(5),
      new Uint8Array([1, 2]),
      Object.assign(Object.create(null) as object, { c: 1 }),
    ] as const;

    const copies = copyArguments(values);
    copies[0].a.push(3);
    copies[1].get('k')?.push(2);
    copies[2].add(2);
    copies[3].setTime(6);
    copies[4][0] = 9;

    expect(values).toEqual([
      { a: [1, { b: 2 }] },
      new Map([['k', [1]]]),
      new Set([1]),
      new Date(5),
      new Uint8Array([1, 2]),
      { c: 1 },
    ]);
    expect(copies[0]).toEqual({ a: [1, { b: 2 }, 3] });
  });

  it('keeps what is one object one object, cycles too', () => {
    const shared = { n: 1 };
    const cycle: Record<string, unknown> = { shared };
    cycle['self'] = cycle;

    const [first, second] = copyArguments([cycle, shared]);

    expect(first['self']).toBe(first);
    expect(first['shared']).toBe(second);
    expect(second).not.toBe(shared);
  });

  it('keeps what only its own code could copy: instances, functions, getters, proxies', () => {
    class Cart {
      total = 1;
    }
    const values = [
      new Cart(),
      () => 1,
      {
        get a() {
          return 1;
        },
      },
      new Proxy({}, {}),
      Buffer.from('a'),
      null,
      'text',
    ];

    const copies = copyArguments(values);

    expect(copies.every((copy, index) => copy === values[index])).toBe(true);
  });

  it('keeps holes, symbols and frozenness', () => {
    const key = Symbol('key');
    // oxlint-disable-next-line no-sparse-arrays -- a hole is what is tested
    const values = [[1, , 3], Object.freeze({ [key]: 1 })] as const;

    const [list, object] = copyArguments(values);

    expect([1 in list, object[key], Object.isFrozen(object)]).toEqual([false, 1, true]);
  });
});
