import { cut, openStyles, pad, paint, strip, truncate, width } from './ansi';

const E = '\u001b[';

test('strips and measures', () => {
  expect(strip(`${E}1;31mfail${E}0m: x`)).toBe('fail: x');
  expect(width(paint('naïve', 32))).toBe(5);
  expect(width('')).toBe(0);
});

test('paints', () => {
  expect(paint('ok', 32)).toBe(`${E}32mok${E}39m`);
  expect(paint('ok', 1)).toBe(`${E}1mok${E}22m`);
  expect(() => paint('ok', 77)).toThrow(RangeError);
});

test('knows the open styles', () => {
  expect(openStyles(`${E}1ma${E}31mb`)).toEqual([1, 31]);
  expect(openStyles(`${E}1ma${E}31mb${E}22mc`)).toEqual([31]);
  expect(openStyles(`${E}1ma${E}31mb${E}mc`)).toEqual([]);
});

test('cuts painted text', () => {
  expect(cut(paint('warning', 33), 4)).toBe(`${E}33mwarn${E}39m`);
  expect(cut(paint(paint('warning', 33), 1), 4)).toBe(`${E}1m${E}33mwarn${E}39m${E}22m`);
  expect(cut('ab' + paint('cd', 31), 2)).toBe('ab' + paint('', 31));
});

test('a cut log line does not colour the rest of the terminal', () => {
  const line = `${E}1;31mERROR${E}0m cannot connect`;
  expect(truncate(line, 4)).toBe(`${E}1;31mERR${E}39m${E}22m…`);
});

test('pads', () => {
  expect(pad(paint('ab', 31), 4)).toBe(paint('ab', 31) + '  ');
  expect(pad('ab', 4, 'left')).toBe('  ab');
  expect(pad('abcdef', 4)).toBe('abcdef');
});
