import { digitSum } from './digit-sum';

test.each([
  [-1, 1],
  [-0, 0],
  [-9876, 30],
  [100_000, 1],
  [-100, 1],
  [999, 27],
])('%d', (number, sum) => {
  expect(digitSum(number)).toBe(sum);
});
