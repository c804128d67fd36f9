import { addRating } from './rating';

test('counts', () => {
  expect(addRating({ 4: 1 }, 4)).toEqual({ 4: 2 });
  expect(addRating({}, 1)).toEqual({ 1: 1 });
});

test('needs whole stars', () => {
  expect(() => addRating({}, 3.5)).toThrow('not a whole number of stars: 3.5');
});

test('needs one star', () => {
  expect(() => addRating({}, 0)).toThrow('stars go from 1 to 5');
});

test('has five stars', () => {
  expect(() => addRating({}, 6)).toThrow('stars go from 1 to 5');
  expect(addRating({ 5: 2 }, 5)).toEqual({ 5: 3 });
});
