import { setTimeout as wait } from 'node:timers/promises';
import { getHeapStatistics } from 'node:v8';
import { expect, it } from 'vitest';
import { createTidy } from './tidy.ts';
import { tidyAfter } from './tidy-after.ts';

it('gives garbage back also where work never pauses for long', async () => {
  const worked = tidyAfter(100, createTidy());
  let kept: unknown[] = Array.from({ length: 400_000 }, (_, index) => ({ index, name: `item ${index}` }));
  const full = getHeapStatistics().used_heap_size;
  expect(kept).toHaveLength(400_000);
  kept = [];

  for (let step = 0; step < 10; step++) {
    worked();
    await wait(40);
  }

  expect(full - getHeapStatistics().used_heap_size).toBeGreaterThan(20e6);
});
