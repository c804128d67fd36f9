import { expect, it } from 'vitest';
import { createTestOrder } from './test-order.ts';

const calibrated = [90, 10, 50, 5].map((steps, index) => ({ passes: index > 1, steps, durationMs: 0 }));
const spectrum = { failing: [0, 1], passing: [2, 3] };

it('runs failing tests first, cheap ones before dear ones', () => {
  expect(createTestOrder(calibrated, spectrum).tests).toEqual([1, 0, 3, 2]);
});

it('moves what killed to the front of its kind', () => {
  const order = createTestOrder(calibrated, spectrum);

  order.learn('01--');
  order.learn('110-');

  expect(order.tests).toEqual([0, 1, 2, 3]);
});

it('leaves a test where it is that ran out of steps', () => {
  const order = createTestOrder(calibrated, spectrum);

  order.learn('t1--');
  order.learn('11t-');

  expect(order.tests).toEqual([1, 0, 3, 2]);
});

it('learns nothing from a candidate that did not run', () => {
  const order = createTestOrder(calibrated, spectrum);

  order.learn('----');

  expect(order.tests).toEqual([1, 0, 3, 2]);
});
