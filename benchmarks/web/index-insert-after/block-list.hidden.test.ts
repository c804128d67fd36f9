import { insertAfter } from './block-list';

const block = (id: string) => ({ id, text: id });
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');

test.each([
  ['abc', 'a', 'axbc'],
  ['abc', 'b', 'abxc'],
  ['abc', 'c', 'abcx'],
  ['abc', 'd', 'abcx'],
  ['abc', '', 'abcx'],
  ['a', 'a', 'ax'],
  ['a', 'b', 'ax'],
  ['', 'a', 'x'],
  ['aba', 'a', 'axba'],
])('%s after %s', (list, id, expected) => {
  const blocks = [...list].map(block);
  expect(ids(insertAfter(blocks, id, block('x')))).toBe(expected);
  expect(ids(blocks)).toBe(list);
});
