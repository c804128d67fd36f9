import { hint, parse, solve } from './sudoku';

test('reads a puzzle', () => {
  expect(parse('1.3.' + '3412' + '....' + '...1')[0]).toEqual([1, 0, 3, 0]);
  expect(() => parse('123')).toThrow('unexpected length 3');
});

test('hints', () => {
  expect(hint('1.3.' + '3412' + '....' + '...1', 0, 1)).toEqual([2]);
  expect(hint('1.3.' + '3412' + '....' + '...1', 0, 0)).toEqual([]);
});

test('a small one', () => {
  expect(solve('12.4' + '3.12' + '2143' + '43.1')).toBe('1234341221434321');
});

test('one from the newspaper', () => {
  expect(solve('53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79')).toBe(
    '534678912672195348198342567859761423426853791713924856961537284287419635345286179',
  );
});

test('a full one is its own solution', () => {
  expect(solve('1234341221434321')).toBe('1234341221434321');
});
