import { splitBill } from './money';

test('even', () => {
  expect(splitBill(90, 3)).toEqual([30, 30, 30]);
});

test('rest', () => {
  expect(splitBill(100, 3)).toEqual([34, 33, 33]);
});

test('two left', () => {
  expect(splitBill(11, 3)).toEqual([4, 4, 3]);
});
