import { latestContacts } from './dedupe';

const c = (email: string, updated: number) => ({ email, name: 'n' + updated, updated });

test('one each', () => {
  expect(latestContacts([c('a@x', 1), c('b@x', 1)]).length).toBe(2);
});

test('case', () => {
  expect(latestContacts([c('A@x', 1), c('a@x', 2)])).toEqual([c('a@x', 2)]);
});

test('keeps the newer one', () => {
  expect(latestContacts([c('a@x', 5), c('a@x', 2)])).toEqual([c('a@x', 5)]);
});
