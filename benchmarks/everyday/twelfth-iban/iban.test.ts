import { buildIban, checkIban, formatIban, PayeeBook } from './iban';

test('accepts valid numbers however they are typed', () => {
  expect(checkIban('DE89370400440532013000')).toBeNull();
  expect(checkIban('gb82 west 1234 5698 7654 32')).toBeNull();
  expect(checkIban('BE68-5390-0754-7034')).toBeNull();
});

test('tells what is wrong', () => {
  expect(checkIban('DE8937040044053201300')).toBe('length');
  expect(checkIban('DE88370400440532013000')).toBe('checksum');
  expect(checkIban('XX89370400440532013000')).toBe('country');
  expect(checkIban('89DE')).toBe('characters');
});

test('prints in groups', () => {
  expect(formatIban('no9386011117947')).toBe('NO93 8601 1117 947');
  expect(formatIban('BE68539007547034')).toBe('BE68 5390 0754 7034');
});

test('computes the check digits', () => {
  expect(buildIban('de', '370400440532013000')).toBe('DE89370400440532013000');
  expect(buildIban('NO', '86011117947')).toBe('NO9386011117947');
});

test('payees are kept and removed', () => {
  const book = new PayeeBook();
  book.add(' Ada ', 'DE89370400440532013000');
  book.add('Bo', 'NO9386011117947');
  expect(book.size).toBe(2);
  expect(book.find('DE89 3704 0044 0532 0130 00')?.name).toBe('Ada');
  expect(book.remove('no93 8601 1117 947')).toBe(true);
  expect(book.size).toBe(1);
  expect(book.inCountry('de').map((p) => p.name)).toEqual(['Ada']);
});

test('a payee pasted from an invoice is found again', () => {
  const book = new PayeeBook();
  book.add('Power company', 'NL91 ABNA 0417 1643 00');
  expect(book.find('NL91ABNA0417164300')?.name).toBe('Power company');
  expect(book.find('NL91 ABNA 0417 1643 00')?.name).toBe('Power company');
});

test('invalid numbers are not kept', () => {
  const book = new PayeeBook();
  expect(() => book.add('Eve', 'NL91ABNA0417164301')).toThrow('invalid IBAN (checksum)');
  expect(book.size).toBe(0);
});
