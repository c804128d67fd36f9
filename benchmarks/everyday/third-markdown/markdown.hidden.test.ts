import { headings } from './markdown';

test('all levels', () => {
  const text = ['# a', '## b', '### c', '#### d', '##### e', '###### f'].join('\n');
  expect(headings(text)).toEqual([...'abcdef'].map((title, index) => ({ level: index + 1, title })));
});

test('hashes within the title', () => {
  expect(headings('# C# and F#')).toEqual([{ level: 1, title: 'C# and F#' }]);
  expect(headings('## a # b ## c')).toEqual([{ level: 2, title: 'a # b ## c' }]);
});

test('titles of several words', () => {
  expect(headings('### How to make a cake')).toEqual([{ level: 3, title: 'How to make a cake' }]);
});

test('among text', () => {
  const text = 'see # 1\n\n# One\n - # no\n# One\ntext ## no\n## Two';
  expect(headings(text)).toEqual([
    { level: 1, title: 'One' },
    { level: 1, title: 'One' },
    { level: 2, title: 'Two' },
  ]);
});

test('nothing', () => {
  expect(headings('')).toEqual([]);
});
