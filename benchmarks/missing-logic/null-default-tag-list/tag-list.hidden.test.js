import { tagList } from './tag-list';

test.each([
  [[{}], []],
  [[{ tags: null }, { tags: undefined }, {}], []],
  [
    [{ tags: ['b', 'a'] }, {}, { tags: ['c', 'a'] }],
    ['a', 'b', 'c'],
  ],
  [[{ tags: [] }, { tags: ['x'] }], ['x']],
  [
    [{}, { tags: ['B', 'a'] }, { tags: null }],
    ['B', 'a'],
  ],
])('%j', (posts, tags) => {
  expect(tagList(posts)).toEqual(tags);
});
