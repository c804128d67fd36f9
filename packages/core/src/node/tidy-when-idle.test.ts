import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { createTidy } from './tidy.ts';
import { tidyWhenIdle } from './tidy-when-idle.ts';

function megabytes(): number {
  return getHeapStatistics().used_heap_size / 1e6;
}

/** Objects in the old generation, which no small collection gives back. */
function litter(): void {
  const kept = Array.from({ length: 400_000 }, (_, index) => ({ index, name: `item ${index}` }));
  expect(kept.at(-1)?.index).toBe(399_999);
}

it('gives garbage back once nothing has been done for a while, and leaves no way to do so behind', async () => {
  const worked = tidyWhenIdle(100, createTidy());
  const before = megabytes();
  litter();
  worked();
  const full = megabytes();
  expect(full - before).toBeGreaterThan(20);

  await wait(400);

  expect(megabytes()).toBeLessThan(full - 20);
  expect(runInNewContext('typeof gc')).toBe('undefined');
});
