import { Reader, Writer } from './varint';

test('small numbers take a byte, larger ones more', () => {
  expect([...new Writer().uint(0).uint(127).uint(128).uint(300).finish()]).toEqual([0, 0x7f, 0x80, 0x01, 0xac, 0x02]);
  expect(() => new Writer().uint(-1)).toThrow(RangeError);
  expect(() => new Writer().uint(1.5)).toThrow(RangeError);
});

test('signed numbers', () => {
  expect([...new Writer().int(0).int(-1).int(1).int(-64).int(64).finish()]).toEqual([0, 1, 2, 127, 0x80, 0x01]);
  const reader = new Reader(new Writer().int(-300).int(299).finish());
  expect([reader.int(), reader.int(), reader.done]).toEqual([-300, 299, true]);
});

test('texts', () => {
  const reader = new Reader(new Writer().text('grün').text('').uint(5).finish());
  expect([reader.text(), reader.text(), reader.uint()]).toEqual(['grün', '', 5]);
  expect(() => new Reader(Uint8Array.of(4, 65)).text()).toThrow('end');
});

test('ascending numbers', () => {
  const bytes = new Writer().ascending([1000, 1001, 1001, 1300]).finish();
  expect(bytes).toHaveLength(7);
  expect(new Reader(bytes).ascending()).toEqual([1000, 1001, 1001, 1300]);
  expect(() => new Writer().ascending([2, 1])).toThrow('ascend');
});

test('cut off input', () => {
  expect(() => new Reader(Uint8Array.of(0x80)).uint()).toThrow('end');
});

test('timestamps in milliseconds', () => {
  const reader = new Reader(new Writer().uint(1714557600123).finish());
  expect(reader.uint()).toBe(1714557600123);
});
