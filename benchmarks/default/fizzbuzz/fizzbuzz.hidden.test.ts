import { fizzbuzz } from './fizzbuzz';

test('the first hundred', () => {
  fizzbuzz(100).forEach((word, index) => {
    const number = index + 1;
    const expected = `${number % 3 === 0 ? 'Fizz' : ''}${number % 5 === 0 ? 'Buzz' : ''}` || String(number);
    expect(word).toBe(expected);
  });
});
