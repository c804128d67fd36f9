import { yearOptions } from './year-options';

test.each([
  [2000, 2000, 1],
  [2000, 2001, 2],
  [1990, 2020, 31],
  [2001, 2000, 0],
  [2005, 2000, 0],
])('%d to %d', (first, last, count) => {
  const options = yearOptions(first, last);
  expect(options.length).toBe(count);
  expect(options.map(({ value }) => Number(value))).toEqual(Array.from({ length: count }, (_, index) => last - index));
});

test('limits', () => {
  expect(yearOptions(2000, 2004, { min: 2001, max: 2003 }).map((option) => option.disabled ?? false)).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});
