import { humanize } from './duration';

test('seconds', () => {
  expect(humanize(5000)).toBe('5s');
});

test('minutes', () => {
  expect(humanize(125000)).toBe('2m 5s');
});

test('hours', () => {
  expect(humanize(3725000)).toBe('1h 2m 5s');
});

test('two hours', () => {
  expect(humanize(7200000)).toBe('2h');
});

test('nothing', () => {
  expect(humanize(0)).toBe('0s');
});
