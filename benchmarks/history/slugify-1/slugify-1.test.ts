import slugify from './package/slugify.js';

describe('slugify', () => {
  test('joins words with a hyphen', () => {
    expect(slugify('foo bar baz')).toBe('foo-bar-baz');
    expect(slugify('  foo   bar ')).toBe('foo-bar');
  });

  test('uses another replacement', () => {
    expect(slugify('foo bar baz', '_')).toBe('foo_bar_baz');
    expect(slugify('foo bar', { replacement: '+' })).toBe('foo+bar');
  });

  test('writes other characters in ASCII', () => {
    expect(slugify('Äpfel & Öl')).toBe('Apfel-and-Ol');
    expect(slugify('unicode ♥ is ☢')).toBe('unicode-love-is');
  });

  test('lower and strict', () => {
    expect(slugify('Foo BAR', { lower: true })).toBe('foo-bar');
    expect(slugify('foo_bar. baz!', { strict: true })).toBe('foobar-baz');
  });

  test('keeps a single hyphen between words', () => {
    expect(slugify('foo - bar')).toBe('foo-bar');
    expect(slugify('foo--bar')).toBe('foo-bar');
  });

  test('throws for anything but a string', () => {
    expect(() => slugify(undefined)).toThrow();
  });

  test('trims the replacement character at both ends', () => {
    expect(slugify('-foo bar-')).toBe('foo-bar');
    expect(slugify('_foo bar_', '_')).toBe('foo_bar');
  });
});
