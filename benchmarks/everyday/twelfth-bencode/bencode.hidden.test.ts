import { decode, encode, type Bvalue } from './bencode';

const text = (data: Uint8Array) => new TextDecoder().decode(data);

test('there and back', () => {
  const values: Bvalue[] = [
    '',
    'plain',
    '\u00e9t\u00e9',
    '\u65e5\u672c\u8a9e',
    'emoji \u{1f600}!',
    ['\u00df', 1, ['\u20ac', {}]],
    { name: '\u0416', '\u043a\u043b\u044e\u0447': ['x', -1], z: '\u{1f680}\u{1f680}' },
  ];
  for (const value of values) expect(decode(encode(value))).toEqual(value);
});

test('the length is that of the bytes', () => {
  expect(text(encode('\u20ac'))).toBe('3:\u20ac');
  expect(text(encode('\u{1f600}'))).toBe('4:\u{1f600}');
  expect(text(encode('a\u00fcb\u20ac'))).toBe('7:a\u00fcb\u20ac');
});

test('keys too', () => {
  expect(text(encode({ '\u00e4': 1, a: 2 }))).toBe('d1:ai2e2:\u00e4i1ee');
});

test('digits and colons within text', () => {
  expect(decode(encode(['4:spam', 'i5e', '::']))).toEqual(['4:spam', 'i5e', '::']);
  expect(text(encode('1:2'))).toBe('3:1:2');
});

test('numbers at the edge', () => {
  expect(text(encode(0))).toBe('i0e');
  expect(decode(encode([Number.MAX_SAFE_INTEGER, -7]))).toEqual([Number.MAX_SAFE_INTEGER, -7]);
  expect(() => encode(2 ** 60)).toThrow('not an integer');
});
