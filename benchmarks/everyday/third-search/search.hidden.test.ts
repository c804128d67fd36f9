import { search } from './search';

const red = { name: 'Red Shoe', tags: ['sale', 'new'] };
const blue = { name: 'Blue Shoe', tags: ['sale'] };
const hat = { name: 'Red Hat', tags: ['wool'] };
const all = [red, blue, hat];

test.each([
  ['shoe', [red, blue]],
  ['sale', [red, blue]],
  ['red', [red, hat]],
  ['red shoe', [red]],
  ['shoe red', [red]],
  ['RED Shoe', [red]],
  ['sale new', [red]],
  ['hat wool', [hat]],
  ['new shoe red sale', [red]],
  ['red blue', []],
  ['sale hat', []],
  ['red shoe wool', []],
  ['red nothing', []],
  ['nothing red', []],
])('%s', (query, found) => {
  expect(search(all, query)).toEqual(found);
});

test('no products', () => {
  expect(search([], 'red shoe')).toEqual([]);
});
