import { brokenLinks, findLinks, isRelative } from './markdown-links';

describe('findLinks', () => {
  it('finds a link and its line', () => {
    expect(findLinks('# Start\n\nSee [the guide](guide.md).')).toEqual([
      { text: 'the guide', url: 'guide.md', line: 3 },
    ]);
  });

  it('finds both links of one line', () => {
    expect(findLinks('[Home](index.md) and [API](api.md)')).toEqual([
      { text: 'Home', url: 'index.md', line: 1 },
      { text: 'API', url: 'api.md', line: 1 },
    ]);
  });

  it('skips code blocks', () => {
    expect(findLinks('```\n[not](a-link.md)\n```\n[but](this.md)')).toEqual([{ text: 'but', url: 'this.md', line: 4 }]);
  });

  it('leaves the title out of the address', () => {
    expect(findLinks('[logo](logo.png "Our logo")')).toEqual([{ text: 'logo', url: 'logo.png', line: 1 }]);
  });
});

it.each([
  ['guide.md', true],
  ['https://example.org', false],
  ['mailto:team@example.org', false],
  ['#install', false],
])('isRelative(%j) is %j', (url, expected) => {
  expect(isRelative(url)).toBe(expected);
});

it('names every broken link', () => {
  const page = '| [one](one.md) | [two](two.md) | [three](./three.md#top) |';

  expect(brokenLinks(page, ['one.md'])).toEqual([
    'line 1: "two" leads to two.md, which does not exist',
    'line 1: "three" leads to ./three.md#top, which does not exist',
  ]);
});
