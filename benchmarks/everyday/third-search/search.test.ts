import { search } from './search';

const a = { name: 'Red Shoe', tags: ['sale'] };
const b = { name: 'Blue Shoe', tags: ['Sport'] };

test('name', () => {
  expect(search([a, b], 'red')).toEqual([a]);
});

test('all words', () => {
  expect(search([a, b], 'shoe sale')).toEqual([a]);
  expect(search([a, b], 'blue shoe')).toEqual([b]);
});

test('none', () => {
  expect(search([a, b], 'hat')).toEqual([]);
});
