import { formatRecipients, parseRecipient, parseRecipients } from './recipients';

test('one recipient', () => {
  expect(parseRecipient('ann@Example.org')).toEqual({ name: '', address: 'ann@example.org' });
  expect(parseRecipient('Ann Lee <ann@example.org>')).toEqual({ name: 'Ann Lee', address: 'ann@example.org' });
  expect(parseRecipient('"Ann Lee" <ann@example.org>').name).toBe('Ann Lee');
  expect(() => parseRecipient('Ann Lee')).toThrow('Not a recipient: Ann Lee');
});

test('several recipients', () => {
  expect(parseRecipients('ann@example.org, Bob <bob@example.org>;carl@example.org\n').map((r) => r.address)).toEqual([
    'ann@example.org',
    'bob@example.org',
    'carl@example.org',
  ]);
});

test('an address counts once', () => {
  expect(parseRecipients('ann@example.org, Ann <ann@EXAMPLE.org>')).toEqual([
    { name: 'Ann', address: 'ann@example.org' },
  ]);
});

test('names from the address book', () => {
  expect(parseRecipients('"Lee, Ann" <ann@example.org>, bob@example.org')).toEqual([
    { name: 'Lee, Ann', address: 'ann@example.org' },
    { name: '', address: 'bob@example.org' },
  ]);
});

test('writes recipients', () => {
  expect(
    formatRecipients([
      { name: 'Lee, Ann', address: 'ann@example.org' },
      { name: 'Bob', address: 'bob@example.org' },
      { name: '', address: 'carl@example.org' },
    ]),
  ).toBe('"Lee, Ann" <ann@example.org>, Bob <bob@example.org>, carl@example.org');
});
