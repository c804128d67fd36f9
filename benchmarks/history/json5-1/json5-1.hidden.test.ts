import util from './package/lib/util.js';

const names = ['isSpaceSeparator', 'isIdStartChar', 'isIdContinueChar', 'isDigit', 'isHexDigit'];

// How the parser reads a run of characters: peek gives undefined at the end.
const run = (text, test) => {
  let n = 0;
  while (n <= text.length && test(text[n])) n++;
  return n;
};

describe('util', () => {
  test('nothing is true of undefined and null', () => {
    for (const name of names) {
      expect(util[name](undefined)).toBe(false);
      expect(util[name](null)).toBe(false);
    }
  });

  test('a run of hex digits stops at the end of the text', () => {
    expect(run('0aF', util.isHexDigit)).toBe(3);
    expect(run('0ag', util.isHexDigit)).toBe(2);
  });

  test('a run of other characters stops at the end of the text', () => {
    expect(run('abc1', util.isIdContinueChar)).toBe(4);
    expect(run('éa', util.isIdStartChar)).toBe(2);
    expect(run('123', util.isDigit)).toBe(3);
  });

  test('every answer is a boolean', () => {
    for (const name of names) {
      for (const c of ['a', '1', ' ', '-', '\u00e9', '\u2003', undefined]) expect(typeof util[name](c)).toBe('boolean');
    }
  });

  test('the letters of the word undefined', () => {
    expect([...'undefined'].every((c) => util.isIdStartChar(c))).toBe(true);
    expect([...'undefined'].filter((c) => util.isHexDigit(c)).join('')).toBe('defed');
  });

  test('all digits and hex digits', () => {
    expect([...'0123456789'].every((c) => util.isDigit(c) && util.isHexDigit(c) && util.isIdContinueChar(c))).toBe(
      true,
    );
    expect([...'abcdefABCDEF'].every((c) => util.isHexDigit(c) && !util.isDigit(c))).toBe(true);
    expect([...'ghGH_$'].some((c) => util.isHexDigit(c))).toBe(false);
  });
});
