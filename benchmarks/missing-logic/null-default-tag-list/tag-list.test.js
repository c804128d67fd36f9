import { tagList } from './tag-list';

test('each tag once', () => {
  expect(tagList([{ tags: ['news', 'shop'] }, { tags: ['news'] }])).toEqual(['news', 'shop']);
});

test('no posts', () => {
  expect(tagList([])).toEqual([]);
});

test('posts without tags', () => {
  expect(tagList([{ title: 'Draft' }, { tags: ['jobs'] }])).toEqual(['jobs']);
});

test('posts whose tags are null', () => {
  expect(tagList([{ tags: null }])).toEqual([]);
});
