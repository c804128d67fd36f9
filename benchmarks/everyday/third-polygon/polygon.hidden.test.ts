import { area } from './polygon';

const polygon = (...corners: [number, number][]) => corners.map(([x, y]) => ({ x, y }));

test('away from the origin', () => {
  expect(area(polygon([10, 10], [14, 10], [14, 13], [10, 13]))).toBe(12);
  expect(area(polygon([-5, -5], [-1, -5], [-1, -2]))).toBe(6);
});

test('across the origin', () => {
  expect(area(polygon([-1, -1], [1, -1], [1, 1], [-1, 1]))).toBe(4);
});

test('in both directions, from each corner', () => {
  const corners = polygon([3, 1], [9, 2], [8, 7], [4, 6]);
  for (let turn = 0; turn < corners.length; turn++) {
    const turned = [...corners.slice(turn), ...corners.slice(0, turn)];
    expect(area(turned)).toBe(25);
    expect(area(turned.toReversed())).toBe(25);
  }
});

test('not convex', () => {
  expect(area(polygon([1, 1], [4, 1], [4, 2], [2, 2], [2, 5], [1, 5]))).toBe(6);
});

test('without an area', () => {
  expect(area([])).toBe(0);
  expect(area(polygon([3, 4]))).toBe(0);
  expect(area(polygon([3, 4], [7, 9]))).toBe(0);
  expect(area(polygon([1, 1], [2, 2], [3, 3]))).toBe(0);
});
