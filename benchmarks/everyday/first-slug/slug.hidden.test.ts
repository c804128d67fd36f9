import { slugify } from './slug';

test.each([
  ['', ''],
  ['!!!', ''],
  ['one', 'one'],
  ['a  b', 'a-b'],
  ['one---two', 'one-two'],
  ['Rock & Roll', 'rock-roll'],
  ['100% (really)', '100-really'],
  ['v1.2.3', 'v1-2-3'],
  ['snake_case and  spaces', 'snake-case-and-spaces'],
  ['...Ünder — the “sea”...', 'under-the-sea'],
  [`a${' '.repeat(50)}b`, 'a-b'],
  ['a ! b ? c . d', 'a-b-c-d'],
])('%s', (title, slug) => {
  expect(slugify(title)).toBe(slug);
});
