import { axisLabels, axisRange } from './chart-axis';

it.each([
  [[5, 9], { min: 0 }, 0, 9],
  [[-5, 9], { min: 0 }, 0, 9],
  [[-9, -5], { max: 0 }, -9, 0],
  [[-9, 5], { min: 0, max: 0 }, 0, 1],
  [[5, 9], { min: -1 }, -1, 9],
  [[5, 9], { min: 20 }, 20, 21],
  [[5, 9], {}, 5, 9],
  [[7], {}, 7, 8],
  [[7], { min: 0 }, 0, 7],
  [[], { min: 0, max: 10 }, 0, 10],
  [[], { min: 3 }, 3, 4],
  [[Infinity, 2, 4], { min: 0 }, 0, 4],
])('of %j with %j: %d to %d', (values, options, min, max) => {
  expect(axisRange(values, options)).toEqual({ min, max });
});

it('takes undefined as absent', () => {
  expect(axisRange([5, 9], { min: undefined, max: undefined } as never)).toEqual({ min: 5, max: 9 });
});

it('labels', () => {
  expect(axisLabels([10], { min: 0 })).toEqual(['0', '2.5', '5', '7.5', '10']);
  expect(axisLabels([1, 2], { ticks: 2 })).toEqual(['1', '2']);
});
