import { fitInto } from './image-layout';

it.each([
  [100, 100, 50, 50, 50, 50],
  [100, 100, 50, 20, 20, 20],
  [100, 100, 20, 50, 20, 20],
  [100, 200, 100, 100, 50, 100],
  [200, 100, 100, 100, 100, 50],
  [200, 100, 300, 10, 20, 10],
  [200, 100, 10, 300, 10, 5],
  [200, 100, 200, 100, 200, 100],
  [200, 100, 2000, 1000, 200, 100],
  [200, 100, 1000, 50, 100, 50],
  [333, 1000, 1000, 100, 33, 100],
  [3, 2, 2, 2, 2, 1],
])('%d x %d into %d x %d is %d x %d', (width, height, boxWidth, boxHeight, fittedWidth, fittedHeight) => {
  expect(fitInto({ width, height }, { width: boxWidth, height: boxHeight })).toEqual({
    width: fittedWidth,
    height: fittedHeight,
  });
});

it('takes a box without a width limit', () => {
  expect(fitInto({ width: 400, height: 100 }, { width: Infinity, height: 50 })).toEqual({ width: 200, height: 50 });
  expect(fitInto({ width: 400, height: 100 }, { width: 100, height: Infinity })).toEqual({ width: 100, height: 25 });
});
