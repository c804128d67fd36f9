import { decode, encode } from './bencode';

const bytes = (text: string) => new TextEncoder().encode(text);
const text = (data: Uint8Array) => new TextDecoder().decode(data);

test('writes all kinds of values', () => {
  expect(text(encode('spam'))).toBe('4:spam');
  expect(text(encode(-42))).toBe('i-42e');
  expect(text(encode(['a', 1, []]))).toBe('l1:ai1elee');
  expect(text(encode({ b: 2, a: 'x' }))).toBe('d1:a1:x1:bi2ee');
});

test('reads all kinds of values', () => {
  expect(decode(bytes('d4:infod6:lengthi9e4:name1:fe5:filesl1:a0:ee'))).toEqual({
    info: { length: 9, name: 'f' },
    files: ['a', ''],
  });
});

test('reads text that is not ASCII', () => {
  expect(decode(bytes('6:K\u00f6ln!'))).toBe('K\u00f6ln!');
});

test('a file name with an umlaut survives', () => {
  const info = { name: 'K\u00f6ln.iso', length: 700 };
  expect(decode(encode(info))).toEqual(info);
  expect(text(encode('\u00fc'))).toBe('2:\u00fc');
});

test('complains about broken data', () => {
  expect(() => decode(bytes('i03e'))).toThrow('bad integer');
  expect(() => decode(bytes('5:abc'))).toThrow('unexpected end');
  expect(() => decode(bytes('li1e'))).toThrow('unexpected end');
  expect(() => decode(bytes('i1ei2e'))).toThrow('data after the end');
  expect(() => decode(bytes('x'))).toThrow('unexpected byte at 0');
});

test('only integers', () => {
  expect(() => encode(1.5)).toThrow('not an integer');
  expect(() => encode([Number.NaN])).toThrow(TypeError);
});
