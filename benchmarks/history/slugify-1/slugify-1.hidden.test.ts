import slugify from './package/slugify.js';

describe('slugify', () => {
  test('hyphens mixed with spaces at the ends', () => {
    expect(slugify(' - foo bar - ')).toBe('foo-bar');
    expect(slugify('-- foo --')).toBe('foo');
    expect(slugify('--Foo Bar', { lower: true })).toBe('foo-bar');
  });

  test('other replacement characters at the ends', () => {
    expect(slugify('*foo bar*', '*')).toBe('foo*bar');
    expect(slugify('.foo bar.', { replacement: '.' })).toBe('foo.bar');
    expect(slugify('~~foo', '~')).toBe('foo');
  });

  test('only the replacement character is trimmed', () => {
    expect(slugify('-foo bar-', '_')).toBe('-foo_bar-');
    expect(slugify('_foo bar_')).toBe('_foo-bar_');
    expect(slugify('.foo.')).toBe('.foo.');
  });

  test('nothing but replacement characters', () => {
    expect(slugify('-')).toBe('');
    expect(slugify('- -')).toBe('');
  });

  test('runs in the middle become one', () => {
    expect(slugify('foo - - bar')).toBe('foo-bar');
    expect(slugify('foo _ bar', '_')).toBe('foo_bar');
    expect(slugify('foo   bar', '_')).toBe('foo_bar');
  });

  test('an empty replacement', () => {
    expect(slugify('foo bar', '')).toBe('foobar');
    expect(slugify('-foo bar-', { replacement: '' })).toBe('-foobar-');
  });

  test('strict mode', () => {
    expect(slugify('-foo bar-', { strict: true })).toBe('foo-bar');
    expect(slugify('foo_bar baz', { strict: true })).toBe('foobar-baz');
  });
});
