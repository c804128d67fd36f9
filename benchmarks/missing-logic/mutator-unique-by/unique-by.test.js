import { uniqueBy } from './unique-by';

test('different items stay', () => {
  expect(uniqueBy([1, 2, 3], (n) => n)).toEqual([1, 2, 3]);
});

test('the first of equal items stays', () => {
  expect(uniqueBy([1, 2, 1, 3, 2], (n) => n)).toEqual([1, 2, 3]);
});

test('texts in any case', () => {
  expect(uniqueBy([{ tag: 'News' }, { tag: 'news' }, { tag: 'jobs' }], (item) => item.tag)).toEqual([
    { tag: 'News' },
    { tag: 'jobs' },
  ]);
});

test('nothing', () => {
  expect(uniqueBy([], (n) => n)).toEqual([]);
});
