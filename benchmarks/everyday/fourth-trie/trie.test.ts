import { Trie } from './trie';

const trie = new Trie(['tea', 'ten', 'to', 'inn', 'in', 'team']);

test('by prefix', () => {
  expect(trie.suggest('te')).toEqual(['tea', 'team', 'ten']);
  expect(trie.suggest('in')).toEqual(['in', 'inn']);
});

test('unknown prefix', () => {
  expect(trie.suggest('x')).toEqual([]);
  expect(trie.suggest('teams')).toEqual([]);
});

test('no more than the limit', () => {
  expect(trie.suggest('t', 2)).toEqual(['tea', 'team']);
  expect(trie.suggest('', 3)).toEqual(['in', 'inn', 'tea']);
});
