import util from './package/lib/util.js';

describe('util', () => {
  test('spaces', () => {
    expect(util.isSpaceSeparator('\u2003')).toBe(true);
    expect(util.isSpaceSeparator('x')).toBe(false);
  });

  test('start of an identifier', () => {
    for (const c of ['a', 'Z', '$', '_', 'é', 'π']) expect(util.isIdStartChar(c)).toBe(true);
    for (const c of ['1', '-', ' ', '\u200C']) expect(util.isIdStartChar(c)).toBe(false);
  });

  test('rest of an identifier', () => {
    for (const c of ['a', '1', '$', '\u200C', '\u200D', 'é']) expect(util.isIdContinueChar(c)).toBe(true);
    for (const c of ['-', ' ', '"']) expect(util.isIdContinueChar(c)).toBe(false);
  });

  test('digits', () => {
    expect(util.isDigit('7')).toBe(true);
    expect(util.isDigit('a')).toBe(false);
    for (const c of ['0', '9', 'a', 'F']) expect(util.isHexDigit(c)).toBe(true);
    expect(util.isHexDigit('g')).toBe(false);
  });

  test('the end of the text is no hex digit', () => {
    expect(util.isHexDigit(undefined)).toBe(false);
  });

  test('the end of the text is no part of an identifier', () => {
    expect(util.isIdStartChar(undefined)).toBe(false);
    expect(util.isIdContinueChar(undefined)).toBe(false);
  });
});
