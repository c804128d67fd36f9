import { countTags, findEntities, recipientsOf, splitText } from './mentions';

test('addresses of all kinds notify nobody', () => {
  for (const text of ['a@b.org', 'mail: first_last@corp.io', 'x1@y2', '(team@example.com)', 'A@B @', 'j.d-e@f.gh']) {
    expect(recipientsOf(text, 'me')).toEqual([]);
  }
});

test('a sign inside a word is not a tag', () => {
  expect([...countTags(['issue#42 C#sharp page2#top', 'a real #tag'])]).toEqual([['tag', 1]]);
});

test('names next to brackets, quotes and commas', () => {
  expect(findEntities('"@a", (@b) [@c],@d;@e:@f').map((e) => e.name)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('at the start, at the end and after line breaks', () => {
  expect(recipientsOf('@one two\n@three\t@four', 'x')).toEqual(['one', 'three', 'four']);
});

test('an address stays plain text', () => {
  const text = 'to ada@example.com, cc @bo';
  const pieces = splitText(text);
  expect(pieces.map((p) => p.text)).toEqual(['to ada@example.com, cc ', '@bo']);
  expect(pieces.map((p) => p.text).join('')).toBe(text);
});

test('doubled signs and paths', () => {
  expect(findEntities('@@ada ##x /@bo npm/@scope')).toEqual([]);
});

test('long names are left out', () => {
  expect(findEntities(`@${'a'.repeat(31)} @${'b'.repeat(30)}`).map((e) => e.name)).toEqual(['b'.repeat(30)]);
});
