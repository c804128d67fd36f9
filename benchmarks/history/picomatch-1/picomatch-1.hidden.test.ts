import parse from './package/lib/parse.js';

const matches = (glob, path) => new RegExp('^(?:' + parse(glob).output + ')$').test(path);

describe('parse', () => {
  test('all kinds of groups', () => {
    for (const group of ['*', '+', '@']) {
      expect(matches(`test${group}(/utils/**)`, 'test/utils')).toBe(true);
      expect(matches(`test${group}(/utils/**)`, 'test/utils/a/b')).toBe(true);
      expect(matches(`test${group}(/utils/**)`, 'test/utilsx')).toBe(false);
    }
  });

  test('nested groups, and other names', () => {
    expect(matches('test@(@(/utils/**))', 'test/utils')).toBe(true);
    expect(matches('lib?(/a/b/**)', 'lib/a/b')).toBe(true);
    expect(matches('lib?(/a/b/**)', 'lib/a')).toBe(false);
  });

  test('the group as a whole, and as the last choice', () => {
    expect(matches('@(test/utils/**)', 'test/utils')).toBe(true);
    expect(matches('test@(/x|/utils/**)', 'test/utils')).toBe(true);
    expect(matches('test@(/x|/utils/**)', 'test/x')).toBe(true);
  });

  test('what is below, and the group left out', () => {
    expect(matches('test?(/utils/**)', 'test')).toBe(true);
    expect(matches('test?(/utils/**)', 'test/utils/a')).toBe(true);
    expect(matches('test?(/utils/**)', 'test/x')).toBe(false);
    expect(matches('test(/utils/**)', 'test')).toBe(false);
  });

  test('negated groups are as before', () => {
    expect(matches('test!(/utils/**)', 'test/utils')).toBe(true);
    expect(matches('test!(/utils/**)', 'test/utils/a')).toBe(false);
    expect(matches('!(test/**)', 'test')).toBe(true);
  });

  test('a globstar that is not at the end', () => {
    expect(matches('test?(/utils/**/c)', 'test/utils')).toBe(false);
    expect(matches('test@(/utils/**)/a', 'test/utils')).toBe(false);
    expect(matches('test(/utils/*)', 'test/utils')).toBe(false);
  });
});
