import { stepBy } from './stepper';

test('a hundred steps by a tenth', () => {
  let value = 0;
  for (let step = 1; step <= 100; step++) {
    value = stepBy(value, 1, { step: 0.1 });
    expect(String(value)).toBe(String(step / 10));
  }
});

test.each([
  [1.1, 1, 2.2, 3.3],
  [0.7, 1, 0.1, 0.8],
  [1, -1, 0.9, 0.1],
  [4.35, 1, 0.1, 4.45],
  [1.005, -1, 0.005, 1],
  [10, 1, 0.25, 10.25],
  [0.125, 1, 1, 1.125],
  [0, -1, 0.1, -0.1],
])('%d %d × %d', (value, direction, step, expected) => {
  expect(stepBy(value, direction as 1 | -1, { step })).toBe(expected);
});

test('limits', () => {
  expect(stepBy(0.95, 1, { step: 0.1, max: 1 })).toBe(1);
  expect(stepBy(0.05, -1, { step: 0.1, min: 0 })).toBe(0);
});
