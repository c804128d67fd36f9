import { headings } from './markdown';

test('none', () => {
  expect(headings('text')).toEqual([]);
});

test('two', () => {
  expect(headings('# One\ntext\n## Two words')).toEqual([
    { level: 1, title: 'One' },
    { level: 2, title: 'Two words' },
  ]);
});
