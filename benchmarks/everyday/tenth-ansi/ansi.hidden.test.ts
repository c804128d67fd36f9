import { cut, openStyles, truncate } from './ansi';

const E = '\u001b[';

test('several styles in one code', () => {
  expect(openStyles(`${E}1;31mx`)).toEqual([1, 31]);
  expect(openStyles(`${E}3;4;94mx`)).toEqual([3, 4, 94]);
  expect(openStyles(`${E}31;1mx`)).toEqual([31, 1]);
});

test('off and on in one code', () => {
  expect(openStyles(`${E}1ma${E}0;32mb`)).toEqual([32]);
  expect(openStyles(`${E}1;31ma${E}22;4mb`)).toEqual([31, 4]);
  expect(openStyles(`${E}1;4;31ma${E}24;39mb`)).toEqual([1]);
  expect(openStyles(`${E}1;31ma${E}22;39mb`)).toEqual([]);
});

test('cutting inside of combined styles', () => {
  expect(cut(`${E}4;32mlink text${E}24;39m.`, 4)).toBe(`${E}4;32mlink${E}39m${E}24m`);
  expect(cut(`a${E}7;1mbcd`, 3)).toBe(`a${E}7;1mbc${E}22m${E}27m`);
});

test('nothing is added where all is off again', () => {
  const text = `${E}1;31mno${E}22;39m thanks`;
  expect(cut(text, 5)).toBe(`${E}1;31mno${E}22;39m th`);
  expect(truncate(text, 20)).toBe(text);
});

test('an empty code turns all off', () => {
  expect(openStyles(`${E}1;31mx${E}m`)).toEqual([]);
  expect(openStyles(`${E}1;31mx${E};4m`)).toEqual([4]);
});

test('styles with the same closer are closed once', () => {
  expect(cut(`${E}31ma${E}32mbc`, 2)).toBe(`${E}31ma${E}32mb${E}39m`);
  expect(cut(`${E}1;2mabc`, 1)).toBe(`${E}1;2ma${E}22m`);
});
