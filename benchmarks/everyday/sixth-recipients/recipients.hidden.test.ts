import { formatRecipients, parseRecipients } from './recipients';

const names = (text: string) => parseRecipients(text).map(({ name }) => name);

test('separators between quotes', () => {
  expect(names('"Lee, Ann" <a@x.org>')).toEqual(['Lee, Ann']);
  expect(names('"Lee; Ann" <a@x.org>')).toEqual(['Lee; Ann']);
  expect(names('"Lee, Ann, Dr." <a@x.org>')).toEqual(['Lee, Ann, Dr.']);
});

test('several quoted names', () => {
  expect(names('"Lee, Ann" <a@x.org>, "Fox, Bob" <b@x.org>; "Kay; Carl" <c@x.org>\n"Day, Eve" <e@x.org>')).toEqual([
    'Lee, Ann',
    'Fox, Bob',
    'Kay; Carl',
    'Day, Eve',
  ]);
  expect(names('"Lee, Ann"<a@x.org>,"Fox, Bob"<b@x.org>')).toEqual(['Lee, Ann', 'Fox, Bob']);
});

test('quoted and other names', () => {
  expect(names('Zed <z@x.org>, "Lee, Ann" <a@x.org>, b@x.org, "Carl" <c@x.org>, Dan Day <d@x.org>')).toEqual([
    'Zed',
    'Lee, Ann',
    '',
    'Carl',
    'Dan Day',
  ]);
});

test('empty entries', () => {
  expect(names(' , "Lee, Ann" <a@x.org>,, ;\n')).toEqual(['Lee, Ann']);
  expect(parseRecipients('')).toEqual([]);
});

test('an address with and without name', () => {
  expect(parseRecipients('a@x.org; "Lee, Ann" <a@X.org>; "Other, Ann" <a@x.org>')).toEqual([
    { name: 'Lee, Ann', address: 'a@x.org' },
  ]);
});

test('refuses what is no address', () => {
  expect(() => parseRecipients('"Lee, Ann", b@x.org')).toThrow('Not a recipient: "Lee, Ann"');
  expect(() => parseRecipients('a@x.org, Lee')).toThrow('Not a recipient: Lee');
});

test('reads what it writes', () => {
  const recipients = [
    { name: 'Lee, Ann', address: 'a@x.org' },
    { name: 'Bob', address: 'b@x.org' },
    { name: 'Sales; EU', address: 's@x.org' },
    { name: '', address: 'c@x.org' },
  ];
  expect(parseRecipients(formatRecipients(recipients))).toEqual(recipients);
});
