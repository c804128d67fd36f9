import { calculate } from './calc';

test.each([
  ['7', 7],
  ['1-1', 0],
  ['1 - 2 - 3', -4],
  ['1 - 2 + 3', 2],
  ['1 + 2 - 3', 0],
  ['20 - 5 - 4 - 3 - 2', 6],
  ['10 - 2 * 3 - 1', 3],
  ['10 - 8 / 2 / 2 - 1', 7],
  ['10 - (3 - 2)', 9],
  ['10 - (3 - 2 - 1) - 4', 6],
  ['(10 - 3) - (2 - 1)', 6],
  ['-5 - -3 - 1', -3],
  ['2 * 3 + 4 * 5', 26],
  ['2 * 3 - 4 * 5 - 1', -15],
  ['100 / 10 * 2', 20],
  ['0.5 + 0.25 - 0.5', 0.25],
  ['((((4))))', 4],
])('%s', (text, value) => {
  expect(calculate(text)).toBe(value);
});

test.each([
  ['', 'Unexpected end'],
  ['1 - 2 -', 'Unexpected end'],
  ['1 - * 2', 'Unexpected *'],
  ['1 - 2)', 'Unexpected )'],
  ['(1 - 2 - 3', 'Missing )'],
  ['a - 1', 'Unexpected a'],
  ['1 - 2 3', 'Unexpected 3'],
])('wrong: %s', (text, message) => {
  expect(() => calculate(text)).toThrow(message);
});
