import { latestContacts } from './dedupe';
import type { Contact } from './dedupe';

const contact = (email: string, updated: number) => ({ email, name: `n${updated}`, updated });
const latest = (...contacts: Contact[]) =>
  latestContacts(contacts)
    .map(({ email, updated }) => `${email} ${updated}`)
    .sort();

test.each([
  [1, 2, 3],
  [1, 3, 2],
  [2, 1, 3],
  [2, 3, 1],
  [3, 1, 2],
  [3, 2, 1],
])('%d, %d, %d', (...times) => {
  expect(latest(...times.map((time) => contact('a@x', time)))).toEqual(['a@x 3']);
});

test('several people in turn', () => {
  const contacts = [
    ...[contact('a@x', 5), contact('b@x', 1), contact('a@x', 4), contact('b@x', 9), contact('c@x', 2)],
    ...[contact('b@x', 3), contact('a@x', 7)],
  ];
  expect(latest(...contacts)).toEqual(['a@x 7', 'b@x 9', 'c@x 2']);
});

test('an address in capitals', () => {
  expect(latest(contact('ANN@x', 8), contact('ann@X', 3))).toEqual(['ANN@x 8']);
  expect(latest(contact('ann@x', 3), contact('Ann@x', 8), contact('ANN@X', 5))).toEqual(['Ann@x 8']);
});

test('zero and times before it', () => {
  expect(latest(contact('a@x', 0), contact('a@x', -5))).toEqual(['a@x 0']);
  expect(latest(contact('a@x', -9), contact('a@x', -5), contact('a@x', -7))).toEqual(['a@x -5']);
  expect(latest(contact('a@x', 5), contact('a@x', 0))).toEqual(['a@x 5']);
});

test('one and none', () => {
  expect(latestContacts([])).toEqual([]);
  expect(latest(contact('a@x', 0))).toEqual(['a@x 0']);
});

test('the given list stays as it was', () => {
  const contacts = [contact('b@x', 2), contact('a@x', 5), contact('a@x', 2)];
  latestContacts(contacts);
  expect(contacts.map(({ updated }) => updated)).toEqual([2, 5, 2]);
});
