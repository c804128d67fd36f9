import { describe, expect, it } from 'vitest';
import { callsLike } from './calls-like.ts';

const codes = (...calls: Parameters<typeof callsLike>[0]): string[] => callsLike(calls, "'").map(({ code }) => code);

describe('callsLike', () => {
  it('begins with those seen, each once', () => {
    const seen = { name: 'f', args: [1] };

    expect(codes(seen, { name: 'g', args: [] }, seen).slice(0, 2)).toEqual(['f(1)', 'g()']);
  });

  it('goes on with arguments of the others', () => {
    const calls = codes({ name: 'f', args: [1, 'a'] }, { name: 'f', args: [2, 'b'] }, { name: 'g', args: [3, 'c'] });

    expect(calls.slice(3, 5)).toEqual(["f(2, 'a')", "f(1, 'b')"]);
    expect(calls).not.toContain("f(3, 'a')");
  });

  it('ends with what is like them, a few of each', () => {
    const calls = codes({ name: 'f', args: [true, 5] });

    expect(calls).toEqual(expect.arrayContaining(['f(false, 5)', 'f(true, 6)', 'f(true, -5)']));
  });

  it('leaves out what nobody could write down', () => {
    expect(codes({ name: 'f', args: [() => 1] }, { name: 'f', args: [1] })[0]).toBe('f(1)');
    expect(codes({ name: 'f', args: [() => 1] })).toEqual([]);
  });

  it('makes no more than three hundred', () => {
    const seen = Array.from({ length: 40 }, (_, n) => ({ name: 'f', args: [n, `${n}`, [n]] }));

    expect(codes(...seen)).toHaveLength(300);
  });
});
