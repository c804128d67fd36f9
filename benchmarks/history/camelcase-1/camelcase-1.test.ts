import camelCase from './package/index.js';

describe('camelCase', () => {
  test('separators', () => {
    expect(camelCase('foo-bar')).toBe('fooBar');
    expect(camelCase('foo_bar baz.qux')).toBe('fooBarBazQux');
    expect(camelCase('--foo--bar--')).toBe('fooBar');
  });

  test('upper case', () => {
    expect(camelCase('FooBar')).toBe('fooBar');
    expect(camelCase('FOO_BAR')).toBe('fooBar');
    expect(camelCase('XMLHttpRequest')).toBe('xmlHttpRequest');
  });

  test('numbers', () => {
    expect(camelCase('foo2bar')).toBe('foo2Bar');
    expect(camelCase('mp3_player')).toBe('mp3Player');
    expect(camelCase('foo 1 bar')).toBe('foo1Bar');
  });

  test('options', () => {
    expect(camelCase('foo-bar', { pascalCase: true })).toBe('FooBar');
    expect(camelCase('foo-BAR', { preserveConsecutiveUppercase: true })).toBe('fooBAR');
  });

  test('arrays and other input', () => {
    expect(camelCase(['foo', ' bar '])).toBe('fooBar');
    expect(() => (camelCase as any)(1)).toThrow(TypeError);
  });

  test('a letter between a number and a separator stays as it is', () => {
    expect(camelCase('b2b_registration_request')).toBe('b2bRegistrationRequest');
    expect(camelCase('b2b-registration-request')).toBe('b2bRegistrationRequest');
  });
});
