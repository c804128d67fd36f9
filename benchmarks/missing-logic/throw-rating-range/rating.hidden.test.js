import { addRating } from './rating';

test.each([-1, 0, 6, 7, 100])('not %d', (stars) => {
  expect(() => addRating({ 1: 1 }, stars)).toThrow(new RangeError('stars go from 1 to 5'));
});

test.each([1, 2, 3, 4, 5])('%d', (stars) => {
  expect(addRating({}, stars)).toEqual({ [stars]: 1 });
});

test.each([0.5, 5.5, Number.NaN, '3'])('no number of stars: %j', (stars) => {
  expect(() => addRating({}, stars)).toThrow(TypeError);
});
