import { checkIban, PayeeBook } from './iban';

const SPELLINGS = [
  'GB82WEST12345698765432',
  'gb82west12345698765432',
  'GB82 WEST 1234 5698 7654 32',
  ' gb82-WEST-1234-5698-7654-32 ',
];

test('every spelling finds every other', () => {
  for (const added of SPELLINGS) {
    const book = new PayeeBook();
    book.add('Landlord', added);
    for (const asked of SPELLINGS) expect(book.find(asked)?.name).toBe('Landlord');
  }
});

test('the same account twice is one payee, the later name counts', () => {
  const book = new PayeeBook();
  SPELLINGS.forEach((s, i) => book.add(`name ${i}`, s));
  expect(book.size).toBe(1);
  expect(book.find(SPELLINGS[0])?.name).toBe('name 3');
});

test('removing works with the spelling used for adding', () => {
  for (const spelling of SPELLINGS) {
    const book = new PayeeBook();
    book.add('x', spelling);
    expect(book.remove(spelling)).toBe(true);
    expect(book.remove(spelling)).toBe(false);
    expect(book.size).toBe(0);
  }
});

test('the payee itself shows the printed form', () => {
  const book = new PayeeBook();
  expect(book.add('Shop ', 'be68-5390-0754-7034')).toEqual({ name: 'Shop', iban: 'BE68 5390 0754 7034' });
  expect(book.inCountry('be').length).toBe(1);
  expect(book.inCountry('NL').length).toBe(0);
});

test('French numbers with letters', () => {
  expect(checkIban('FR14 2004 1010 0505 0001 3M02 606')).toBeNull();
  expect(checkIban('FR14 2004 1010 0505 0001 3N02 606')).toBe('checksum');
});
