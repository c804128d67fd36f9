import { matches } from './cron';

test('all', () => {
  expect(matches('*', 3)).toBe(true);
});

test('range', () => {
  expect(matches('1-5', 5)).toBe(true);
  expect(matches('1-5', 6)).toBe(false);
});

test('step', () => {
  expect(matches('*/15', 30)).toBe(true);
  expect(matches('*/15', 31)).toBe(false);
});

test('single', () => {
  expect(matches('7', 7)).toBe(true);
  expect(matches('7', 8)).toBe(false);
});

test('list', () => {
  expect(matches('1,3-4', 3)).toBe(true);
  expect(matches('1,3-4', 1)).toBe(true);
  expect(matches('1,3-4', 2)).toBe(false);
});
