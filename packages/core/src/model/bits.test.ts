import { expect, it } from 'vitest';
import { failedBit, furtherBy, isFailed } from './bits.ts';

it.each([
  [-3, '0', 0],
  [0, '0', 0],
  [1, 'A', 1],
  [26, 'Z', 26],
  [90, 'Z', 26],
])('says that a test failed %i assertions later', (further, bit, read) => {
  expect([failedBit(further), isFailed(bit), furtherBy(bit)]).toEqual([bit, true, read]);
});

it.each(['1', 't', '-', 'k', undefined])('takes %s for no failed test', (bit) => {
  expect([isFailed(bit), furtherBy(bit)]).toEqual([false, 0]);
});
