import { label, matches, searchContacts } from './contacts';

const ann = { id: 1, name: 'Ann Lee', company: 'Acme', email: 'ann@acme.example' };
const ben = { id: 2, name: 'Ben Acker', company: null, email: null };
const cho = { id: 3, name: 'Cho', company: 'Benders', email: null };

test('by any field', () => {
  expect(matches(ann, 'acme')).toBe(true);
  expect(matches(ann, ' ANN@ ')).toBe(true);
});

test('contacts without a company', () => {
  expect(matches(ben, 'acker')).toBe(true);
  expect(matches(ben, 'acme')).toBe(false);
});

test('names come first', () => {
  expect(searchContacts([cho, ann, ben], 'ben')).toEqual([ben, cho]);
});

test('everybody without a query', () => {
  expect(searchContacts([ann, ben], ' ')).toEqual([ann, ben]);
});

test('labels', () => {
  expect([ann, ben].map(label)).toEqual(['Ann Lee (Acme)', 'Ben Acker']);
});
