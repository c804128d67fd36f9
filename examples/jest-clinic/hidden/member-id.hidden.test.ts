import { parseMemberId, sameMember, sortCards } from '../src/member-id';

test.each([
  '',
  ' ',
  'A 1234 5678',
  'ABCDE 1234 5678',
  'ABX 1234 567',
  'ABX 1234 5678/',
  'ABX 1234 5678/12',
  '12345678',
])('%j is no id', (text) => {
  expect(parseMemberId(text)).toBeNull();
});

test('ids are read as before', () => {
  expect(parseMemberId('KV 00000001/9')).toEqual({ insurer: 'KV', number: 1, dependant: 9 });
  expect(parseMemberId('abcd0000 0000')).toEqual({ insurer: 'ABCD', number: 0, dependant: 0 });
});

test('a text that is no id is the same as nothing, not even itself', () => {
  expect(sameMember('lost', 'lost')).toBe(false);
  expect(sameMember('lost', 'KV 0000 0001')).toBe(false);
  expect(sameMember('KV 0000 0001', 'lost')).toBe(false);
});

test('a pile of unreadable cards', () => {
  expect(sortCards(['x', 'y'])).toEqual({ byInsurer: {}, unreadable: ['x', 'y'] });
  expect(sortCards([])).toEqual({ byInsurer: {}, unreadable: [] });
});
