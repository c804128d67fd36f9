import { matches, searchContacts } from './contacts';

const bare = { id: 9, name: 'Dora', company: null, email: null };

test.each([
  [bare, 'dora', true],
  [bare, 'x', false],
  [bare, 'null', false],
  [bare, 'undefined', false],
  [{ ...bare, email: 'd@x.example' }, 'X.EX', true],
  [{ ...bare, company: 'Nulltec' }, 'null', true],
  [{ ...bare, company: '' }, 'q', false],
])('%j for %j', (contact, query, expected) => {
  expect(matches(contact, query)).toBe(expected);
});

test('nothing is found', () => {
  expect(searchContacts([bare, bare], 'zz')).toEqual([]);
});
