import { slugify, uniqueSlug } from './article-slug';

describe('slugify', () => {
  it.each([
    ['one', 'one'],
    ['a b c d', 'a-b-c-d'],
    ['  spaced   out  title ', 'spaced-out-title'],
    ['C++ / Rust / Zig', 'c-rust-zig'],
    ['snake_case_is_split', 'snake-case-is-split'],
    ['10% off -- today!', '10-off-today'],
    ['What?!', 'what'],
    ['...and then', 'and-then'],
    ['Über Größe', 'uber-gro-e'],
    ["it's the reader's choice", 'its-the-readers-choice'],
    ['line\nbreaks\tand tabs', 'line-breaks-and-tabs'],
    ['!!!', ''],
  ])('turns %j into %j', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });

  it('cuts a long title at a word', () => {
    expect(slugify('the quick brown fox jumps over the lazy dog and then takes a very long nap')).toBe(
      'the-quick-brown-fox-jumps-over-the-lazy-dog-and-then-takes-a',
    );
  });

  it('cuts a long word hard', () => {
    expect(slugify('x'.repeat(80))).toBe('x'.repeat(60));
  });
});

it('names what has no letters', () => {
  expect(uniqueSlug('???', ['untitled'])).toBe('untitled-2');
});

it('numbers a title of many words', () => {
  expect(uniqueSlug('To be or not', ['to-be-or-not'])).toBe('to-be-or-not-2');
});
