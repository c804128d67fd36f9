import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { ABSENT } from '../../ports/probe-lab.ts';
import { snapshotter } from './snapshot.ts';

function snapshot(value: unknown): unknown {
  return snapshotter({ left: 10_000 })(value);
}

describe('snapshotter', () => {
  it('copies what it is given, so that later changes do not show', () => {
    const value = { list: [1, { a: 2 }], map: new Map([['k', new Set([1])]]), date: new Date(5), pattern: /a/giu };

    const copy = snapshot(value);
    value.list.push(9);
    value.map.clear();
    value.date.setTime(0);

    expect(copy).toEqual({
      list: [1, { a: 2 }],
      map: new Map([['k', new Set([1])]]),
      date: new Date(5),
      pattern: /a/giu,
    });
  });

  it('gives values of another realm as values of this one', () => {
    const value: unknown = vm.runInNewContext(
      '({ m: new Map([[1, [2]]]), s: new Set([3]), d: new Date(4), r: /x/y, t: new Uint8Array([5]) })',
    );

    const copy = snapshot(value) as Record<string, object>;

    expect(Object.values(copy).map((item) => item.constructor)).toEqual([Map, Set, Date, RegExp, Uint8Array]);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(copy).toEqual({ m: new Map([[1, [2]]]), s: new Set([3]), d: new Date(4), r: /x/y, t: new Uint8Array([5]) });
  });

  it('copies a pattern once, and one that remembers its place each time', () => {
    const value = { fixed: /a/i, moving: /a/g };

    const first = snapshot(value) as typeof value;
    value.moving.lastIndex = 3;
    const second = snapshot(value) as typeof value;

    expect(second.fixed).toBe(first.fixed);
    expect([first.moving.lastIndex, second.moving.lastIndex]).toEqual([0, 3]);
  });

  it('runs no code of what it copies', () => {
    const calls: string[] = [];
    const trap = (name: string) => () => {
      calls.push(name);
      return [][Symbol.iterator]();
    };
    class Odd extends Array {
      static override get [Symbol.species](): typeof Array {
        calls.push('species');
        return Array;
      }
      override [Symbol.iterator] = trap('iterator') as never;
    }
    const value = {
      get secret() {
        calls.push('getter');
        return 1;
      },
      proxy: new Proxy(
        {},
        { ownKeys: () => (calls.push('ownKeys'), []), getPrototypeOf: () => (calls.push('proto'), null) },
      ),
      odd: Odd.from([1]),
      toJSON: trap('toJSON'),
    };
    calls.length = 0;

    const copy = snapshot(value) as typeof value;

    expect(calls).toEqual([]);
    expect([copy.secret, copy.proxy, copy.toJSON]).toEqual([ABSENT, ABSENT, value.toJSON]);
  });

  it('keeps one object one object, and rings closed', () => {
    const shared = { n: 1 };
    const ring: Record<string, unknown> = { one: shared, other: [shared] };
    ring['self'] = ring;

    const copy = snapshot(ring) as { one: object; other: object[]; self: object };

    expect([copy.self === copy, copy.one === copy.other[0], copy.one === shared]).toEqual([true, true, false]);
  });

  it('keeps the prototype of an instance, and its data only', () => {
    class Till {
      #sum = 3;
      rows = [1];
      get sum(): number {
        return this.#sum;
      }
    }

    const copy = snapshot(new Till()) as Till;

    expect(copy).toBeInstanceOf(Till);
    expect(Object.entries(copy)).toEqual([['rows', [1]]]);
    expect(() => copy.sum).toThrow(TypeError);
  });

  it.each([
    ['a long list', Array.from({ length: 1_001 }, () => 0)],
    ['a long text', 'x'.repeat(20_001)],
    ['a large map', new Map(Array.from({ length: 1_001 }, (_, n) => [n, n]))],
    ['a large buffer', new Uint8Array(1_001)],
  ])('has no copy of %s', (_, value) => {
    expect(snapshot(value)).toBe(ABSENT);
  });

  it('stops at its depth and at its budget', () => {
    const deep = { a: { a: { a: { a: { a: { a: { a: 1 } } } } } } };

    const copy = snapshot(deep);
    const broke = snapshotter({ left: 2 })([[1], [2]]);

    expect(copy).toEqual({ a: { a: { a: { a: { a: { a: ABSENT } } } } } });
    expect(broke).toEqual([ABSENT, ABSENT]);
  });
});
