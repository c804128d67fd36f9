import decamelize from './package/index.js';

describe('decamelize', () => {
  test('an empty separator joins all the words', () => {
    expect(decamelize('fooBarBaz', '')).toBe('foobarbaz');
    expect(decamelize('test1Case2Done', '')).toBe('test1case2done');
  });

  test('an empty separator with upper case runs and no words', () => {
    expect(decamelize('fooURL', '')).toBe('foourl');
    expect(decamelize('ABC', '')).toBe('abc');
    expect(decamelize('', '')).toBe('');
  });

  test('a missing separator is still an underscore', () => {
    expect(decamelize('fooBar')).toBe('foo_bar');
    expect(decamelize('fooBar', undefined)).toBe('foo_bar');
  });

  test('other short separators', () => {
    expect(decamelize('fooBar', '0')).toBe('foo0bar');
    expect(decamelize('fooBar', ' ')).toBe('foo bar');
    expect(decamelize('fooBar', '--')).toBe('foo--bar');
  });

  test('separates single upper case letters', () => {
    expect(decamelize('thisIsATest')).toBe('this_is_a_test');
  });

  test('still rejects what is no string', () => {
    expect(() => decamelize(null, '')).toThrow(TypeError);
    expect(() => decamelize(0)).toThrow(TypeError);
  });
});
