import { expect, it } from 'vitest';
import { saysTimeout } from './says-timeout.ts';

it.each([
  ['Test timed out in 5000ms.', true],
  ['thrown: "Exceeded timeout of 5000 ms for a test.', true],
  ['expected 3 to be 4', false],
])('knows that %j is about time: %s', (message, expected) => {
  expect(saysTimeout(message)).toBe(expected);
});
