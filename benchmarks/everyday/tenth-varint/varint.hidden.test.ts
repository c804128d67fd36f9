import { Reader, Writer } from './varint';

const uint = (value: number) => new Reader(new Writer().uint(value).finish()).uint();
const int = (value: number) => new Reader(new Writer().int(value).finish()).int();

test('every number of bits, and its neighbours', () => {
  for (let bits = 0; bits <= 52; bits++) {
    for (const value of [2 ** bits - 1, 2 ** bits, 2 ** bits + 1]) expect(uint(value)).toBe(value);
  }
  expect(uint(Number.MAX_SAFE_INTEGER)).toBe(Number.MAX_SAFE_INTEGER);
});

test('signed numbers of every size', () => {
  for (let bits = 0; bits <= 51; bits++) {
    expect(int(2 ** bits)).toBe(2 ** bits);
    expect(int(-(2 ** bits))).toBe(-(2 ** bits));
    expect(int(-(2 ** bits) + 1) === -(2 ** bits) + 1).toBe(true);
  }
  expect(() => new Writer().int(2 ** 52)).toThrow(RangeError);
});

test('the bytes of large numbers', () => {
  expect([...new Writer().uint(2 ** 31).finish()]).toEqual([0x80, 0x80, 0x80, 0x80, 0x08]);
  expect([...new Writer().uint(2 ** 32).finish()]).toEqual([0x80, 0x80, 0x80, 0x80, 0x10]);
  expect([...new Writer().uint(2 ** 35).finish()]).toEqual([0x80, 0x80, 0x80, 0x80, 0x80, 0x01]);
  expect(new Reader(Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0x0f)).uint()).toBe(4294967295);
});

test('numbers that are too large to be exact', () => {
  const bytes = Uint8Array.of(0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f);
  expect(() => new Reader(bytes).uint()).toThrow('large');
});

test('ascending timestamps', () => {
  const times = [1714557600000, 1714557600250, 1714557601000, 1714557601000];
  const reader = new Reader(new Writer().ascending(times).text('end').finish());
  expect(reader.ascending()).toEqual(times);
  expect(reader.text()).toBe('end');
  expect(reader.done).toBe(true);
});

test('numbers of up to 31 bits as before', () => {
  for (const value of [0, 1, 127, 128, 16383, 16384, 2097151, 268435456, 2147483647]) {
    expect(uint(value)).toBe(value);
  }
});
