import { matchingTags } from './tag-search';

const tags = ['News', 'Newsletter', 'jobs', 'Shop'];

test('begins with', () => {
  expect(matchingTags(tags, 'new')).toEqual(['News', 'Newsletter']);
  expect(matchingTags(tags, ' jo ')).toEqual(['jobs']);
});

test('in any case', () => {
  expect(matchingTags(tags, 'NEWSL')).toEqual(['Newsletter']);
  expect(matchingTags(tags, 'Sh')).toEqual(['Shop']);
});

test('nothing typed', () => {
  expect(matchingTags(tags, '  ')).toEqual([]);
});
