import { search } from './search-limit';

const entries = ['Blue mug', 'Red mug', 'Tea pot', 'Small mug'].map((name) => ({ name }));

test('finds names', () => {
  expect(search(entries, 'TEA')).toEqual({ found: [{ name: 'Tea pot' }], visited: 4 });
});

test('finds nothing', () => {
  expect(search(entries, 'cup')).toEqual({ found: [], visited: 4 });
});

test('finds as many as asked for', () => {
  expect(search(entries, 'mug', 1)).toEqual({ found: [{ name: 'Blue mug' }], visited: 1 });
  expect(search(entries, 'mug', 2)).toEqual({ found: [{ name: 'Blue mug' }, { name: 'Red mug' }], visited: 2 });
});

test('finds all when there are few', () => {
  expect(search(entries, 'mug', 5).found.length).toBe(3);
});
