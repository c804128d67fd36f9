import { decode, encode } from './frames';

test('encodes a text', () => {
  expect([...encode(['hi'])]).toEqual([2, 0, 2, 104, 105]);
});

test('decodes texts', () => {
  expect(decode(encode(['hello', '', 'grüße']))).toEqual(['hello', '', 'grüße']);
  expect(decode(new Uint8Array())).toEqual([]);
});

test('a long text', () => {
  const text = 'x'.repeat(700);
  expect(decode(encode([text, 'end']))).toEqual([text, 'end']);
});

test('groups', () => {
  expect(decode(encode(['a', ['b', ['c']], 'd']))).toEqual(['a', ['b', ['c']], 'd']);
});

test('bytes are missing', () => {
  expect(() => decode(encode(['hello']).slice(0, 6))).toThrow('Incomplete frame');
  expect(() => decode(Uint8Array.of(2, 0))).toThrow('Incomplete header');
});
