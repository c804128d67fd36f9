import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tidyBetween } from './tidy-between.ts';

const WAITS = { idleMs: 500, busyMs: 2_000, spareMs: 4_000 };

describe('tidyBetween', () => {
  let startedMs: number;
  let tidied: number[];
  let begin: ReturnType<typeof tidyBetween>;

  beforeEach(() => {
    vi.useFakeTimers();
    startedMs = performance.now();
    tidied = [];
    begin = tidyBetween(() => tidied.push(performance.now() - startedMs), WAITS);
  });
  afterEach(() => void vi.useRealTimers());

  it('tidies a while after the last piece of work has ended', () => {
    const first = begin();
    vi.advanceTimersByTime(600);
    first.ended();
    vi.advanceTimersByTime(400);
    const second = begin();
    vi.advanceTimersByTime(200);
    second.ended();

    vi.advanceTimersByTime(600);

    expect(tidied).toEqual([1_700]);
  });

  it('spares a piece of work until it has shown what it is waited for', () => {
    const work = begin();
    vi.advanceTimersByTime(3_000);
    expect(tidied).toEqual([]);

    work.shown();
    vi.advanceTimersByTime(10);

    expect(tidied).toEqual([3_000]);
  });

  it('tidies between pieces that follow each other without a pause', () => {
    for (let piece = 0; piece < 10; piece++) {
      const work = begin();
      vi.advanceTimersByTime(400);
      work.ended();
      vi.advanceTimersByTime(70);
    }

    expect(tidied).toEqual([2_280, 4_630]);
  });

  it('spares nobody for ever', () => {
    begin();

    vi.advanceTimersByTime(10_000);

    expect(tidied).toEqual([6_000]);
  });

  it('knows each piece of several by itself, and counts none twice', () => {
    const [one, other] = [begin(), begin()];
    vi.advanceTimersByTime(3_000);
    one.shown();
    one.ended();
    one.ended();
    vi.advanceTimersByTime(600);
    expect(tidied).toEqual([]);

    other.ended();
    vi.advanceTimersByTime(10);

    expect(tidied).toEqual([3_600]);
  });
});
