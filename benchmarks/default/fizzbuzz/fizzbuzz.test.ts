import { fizzbuzz } from './fizzbuzz';

test('numbers', () => {
  expect(fizzbuzz(2)).toEqual(['1', '2']);
});

test('Fizz and Buzz', () => {
  expect(fizzbuzz(10).slice(2)).toEqual(['Fizz', '4', 'Buzz', 'Fizz', '7', '8', 'Fizz', 'Buzz']);
});

test('both', () => {
  expect(fizzbuzz(15).at(-1)).toBe('FizzBuzz');
  expect(fizzbuzz(30).at(-1)).toBe('FizzBuzz');
});

test('nothing', () => {
  expect(fizzbuzz(0)).toEqual([]);
});
