import { area } from './polygon';

test('square', () => {
  expect(
    area([
      { x: 0, y: 0 },
      { x: 2, y: 0 },
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ]),
  ).toBe(4);
});

test('triangle', () => {
  expect(
    area([
      { x: 1, y: 1 },
      { x: 5, y: 1 },
      { x: 1, y: 4 },
    ]),
  ).toBe(6);
});
