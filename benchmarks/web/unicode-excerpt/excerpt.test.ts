import { collapse, notification, truncate } from './excerpt';

test('collapse makes one line', () => {
  expect(collapse(' a\n  b ')).toBe('a b');
});

describe('truncate', () => {
  it('leaves short texts alone', () => {
    expect(truncate('hello', { max: 5 })).toBe('hello');
  });

  it('cuts long texts', () => {
    expect(truncate('hello world', { max: 8 })).toBe('hello w…');
    expect(truncate('hello world', { max: 7 })).toBe('hello…');
    expect(truncate('hello world', { max: 8, mark: '...' })).toBe('hello...');
  });

  it('does not cut emoji in two', () => {
    expect(truncate('party 🎉🎉🎉', { max: 8 })).toBe('party 🎉…');
  });

  it('counts an emoji as one character', () => {
    expect(truncate('🎉🎉🎉', { max: 3 })).toBe('🎉🎉🎉');
  });
});

test('notification', () => {
  expect(notification('Ann', 'done,\nsee you', { max: 20 })).toBe('Ann: done, see you');
});
