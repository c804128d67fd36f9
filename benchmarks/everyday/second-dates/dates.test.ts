import { age } from './dates';

const d = (s: string) => new Date(s + 'T00:00:00Z');

test('before', () => {
  expect(age(d('1990-05-20'), d('2020-05-19'))).toBe(29);
});

test('on the day', () => {
  expect(age(d('1990-05-20'), d('2020-05-20'))).toBe(30);
});

test('after', () => {
  expect(age(d('1990-05-20'), d('2020-11-01'))).toBe(30);
});
