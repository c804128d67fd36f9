import camelCase from './package/index.js';

describe('camelCase', () => {
  test('separators', () => {
    expect(camelCase('foo-bar')).toBe('fooBar');
    expect(camelCase('foo_bar baz.qux')).toBe('fooBarBazQux');
  });

  test('upper case words', () => {
    expect(camelCase('FooBar')).toBe('fooBar');
    expect(camelCase('FOO_BAR')).toBe('fooBar');
    expect(camelCase('fooBARBaz')).toBe('fooBarBaz');
    expect(camelCase('XMLHttpRequest')).toBe('xmlHttpRequest');
  });

  test('pascalCase', () => {
    expect(camelCase('foo-bar', { pascalCase: true })).toBe('FooBar');
    expect(camelCase('f', { pascalCase: true })).toBe('F');
  });

  test('preserveConsecutiveUppercase', () => {
    expect(camelCase('fooBAR', { preserveConsecutiveUppercase: true })).toBe('fooBAR');
    expect(camelCase('fooIDs', { preserveConsecutiveUppercase: true })).toBe('fooIDs');
  });

  test('empty and wrong input', () => {
    expect(camelCase('  ')).toBe('');
    expect(() => (camelCase as any)(null)).toThrow(TypeError);
  });

  test('an abbreviation in the plural is one word', () => {
    expect(camelCase('fooIDs')).toBe('fooIds');
    expect(camelCase('FooIDs')).toBe('fooIds');
  });
});
