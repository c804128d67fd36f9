import { articlePath, slugify, uniqueSlug } from './article-slug';

describe('slugify', () => {
  it('lowers a single word', () => {
    expect(slugify('Changelog')).toBe('changelog');
  });

  it('joins two words with a hyphen', () => {
    expect(slugify('Release notes')).toBe('release-notes');
  });

  it('joins all words of a longer title', () => {
    expect(slugify('How we moved to Postgres 16')).toBe('how-we-moved-to-postgres-16');
  });

  it('drops accents and punctuation', () => {
    expect(slugify('Café, crème & co.')).toBe('cafe-creme-co');
  });

  it('keeps an apostrophe from splitting a word', () => {
    expect(slugify('Don’t panic')).toBe('dont-panic');
  });
});

describe('uniqueSlug', () => {
  it('numbers a slug that is taken', () => {
    expect(uniqueSlug('News', ['news', 'news-2'])).toBe('news-3');
  });

  it('does not use a reserved word', () => {
    expect(uniqueSlug('Search', [])).toBe('search-2');
  });
});

it('puts the year in front of the path', () => {
  expect(articlePath(2024, 'A year in review')).toBe('/2024/a-year-in-review');
});
