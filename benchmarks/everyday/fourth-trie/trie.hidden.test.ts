import { Trie } from './trie';

const words = ['car', 'cart', 'care', 'cat', 'dog', 'do', 'a'];
const sorted = ['a', 'car', 'care', 'cart', 'cat', 'do', 'dog'];

test('every limit', () => {
  const trie = new Trie(words);
  for (let limit = 0; limit <= 9; limit++) expect(trie.suggest('', limit)).toEqual(sorted.slice(0, limit));
});

test('limit with a prefix', () => {
  const trie = new Trie(words);
  expect(trie.suggest('car', 1)).toEqual(['car']);
  expect(trie.suggest('car', 2)).toEqual(['car', 'care']);
  expect(trie.suggest('ca', 3)).toEqual(['car', 'care', 'cart']);
  expect(trie.suggest('d', 5)).toEqual(['do', 'dog']);
  expect(trie.suggest('z', 5)).toEqual([]);
});

test('without limit', () => {
  const trie = new Trie(words);
  expect(trie.suggest('')).toEqual(sorted);
  expect(trie.suggest('cart')).toEqual(['cart']);
  expect(new Trie().suggest('')).toEqual([]);
});

test('added later, or twice', () => {
  const trie = new Trie(['b', 'b']);
  trie.add('ab');
  trie.add('b');
  expect(trie.suggest('')).toEqual(['ab', 'b']);
  expect(trie.suggest('a', 1)).toEqual(['ab']);
});
