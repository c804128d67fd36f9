import { heal } from '@testheal/jest';
import { formatMemberId, parseMemberId, sameMember, sortCards } from '../src/member-id';

test('reads an id in the ways people write it', () => {
  const id = { insurer: 'ABX', number: 12_345_678, dependant: 0 };
  expect(parseMemberId('ABX 1234 5678')).toEqual(id);
  expect(parseMemberId(' abx12345678 ')).toEqual(id);
  expect(parseMemberId('ABX 1234 5678/2')).toEqual({ ...id, dependant: 2 });
});

test('writes an id with all its digits', () => {
  expect(formatMemberId({ insurer: 'KV', number: 420, dependant: 0 })).toBe('KV 0000 0420');
  expect(formatMemberId({ insurer: 'KV', number: 420, dependant: 3 })).toBe('KV 0000 0420/3');
});

test('a text that is no id', () => {
  heal('../src/member-id#parseMemberId');
  expect(parseMemberId('ABX 1234')).toBeNull();
  expect(parseMemberId('')).toBeNull();
});

test('compares ids', () => {
  expect(sameMember('KV 0000 0420', 'kv00000420')).toBe(true);
  expect(sameMember('KV 0000 0420', 'KV 0000 0420/1')).toBe(false);
});

heal('../src/member-id#parseMemberId')('cards that cannot be read are put aside', () => {
  const { byInsurer, unreadable } = sortCards(['KV 0000 0420', 'lost', 'KV 0000 0421', 'ABX/1']);
  expect(Object.keys(byInsurer)).toEqual(['KV']);
  expect(byInsurer.KV.map(({ number }) => number)).toEqual([420, 421]);
  expect(unreadable).toEqual(['lost', 'ABX/1']);
});
