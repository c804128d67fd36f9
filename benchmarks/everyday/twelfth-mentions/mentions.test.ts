import { countTags, findEntities, mentionAtCaret, recipientsOf, splitText } from './mentions';

test('finds names and tags', () => {
  expect(findEntities('Hi @ada, see #release-2')).toEqual([
    { kind: 'mention', name: 'ada', start: 3, end: 7 },
    { kind: 'tag', name: 'release-2', start: 13, end: 23 },
  ]);
  expect(findEntities('@ada')).toEqual([{ kind: 'mention', name: 'ada', start: 0, end: 4 }]);
});

test('punctuation does not belong to the name', () => {
  expect(findEntities('(@j.doe). Thanks, @bo-!').map((e) => e.name)).toEqual(['j.doe', 'bo']);
});

test('an e-mail address is not a mention', () => {
  expect(recipientsOf('write to support@example.com or ask @bo', 'ada')).toEqual(['bo']);
  expect(findEntities('ada.l@example.com')).toEqual([]);
});

test('pieces give the text again', () => {
  const pieces = splitText('ping @ada and #ops!');
  expect(pieces.map((p) => p.text)).toEqual(['ping ', '@ada', ' and ', '#ops', '!']);
  expect(pieces.map((p) => p.entity?.kind)).toEqual([undefined, 'mention', undefined, 'tag', undefined]);
});

test('everybody is notified once, not the author', () => {
  expect(recipientsOf('@Bo @ada @bo @cy', 'Ada')).toEqual(['bo', 'cy']);
});

test('counts tags per text', () => {
  expect([...countTags(['#a #b #A', 'again #a', 'none'])]).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});

test('suggestions while typing', () => {
  expect(mentionAtCaret('hello @ad', 9)).toBe('ad');
  expect(mentionAtCaret('hello @', 7)).toBe('');
  expect(mentionAtCaret('me@ad', 5)).toBeNull();
});
