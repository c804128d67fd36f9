import { decode, encode } from './frames';
import type { Frame } from './frames';

function within(bytes: Uint8Array, before: number, after: number): Uint8Array {
  const all = new Uint8Array(before + bytes.length + after).fill(7);
  all.set(bytes, before);
  return all.subarray(before, before + bytes.length);
}

const samples: Frame[][] = [
  [],
  ['a'],
  ['', ''],
  ['hello', 'wörld'],
  [[]],
  [['a'], ['b'], ['c', 'd']],
  [[[['deep']]], 'x', [['y'], 'z']],
  ['x'.repeat(300), ['y'.repeat(1000), ['z'.repeat(260)]]],
];

test('there and back', () => {
  for (const sample of samples) expect(decode(encode(sample))).toEqual(sample);
});

test('a part of a bigger buffer', () => {
  for (const sample of samples) {
    for (const before of [0, 1, 4, 13]) {
      for (const after of [0, 5]) expect(decode(within(encode(sample), before, after))).toEqual(sample);
    }
  }
});

test('does not read beyond its part', () => {
  const bytes = encode(['hello', 'you']);
  expect(decode(bytes.subarray(0, 8))).toEqual(['hello']);
  expect(decode(bytes.subarray(8))).toEqual(['you']);
  expect(() => decode(bytes.subarray(8, 13))).toThrow('Incomplete frame');
  expect(() => decode(bytes.subarray(8, 10))).toThrow('Incomplete header');
});

test('a broken group', () => {
  expect(() => decode(Uint8Array.of(1, 0, 4, 2, 0, 3, 97))).toThrow('Incomplete frame');
  expect(() => decode(Uint8Array.of(1, 0, 2, 2, 0))).toThrow('Incomplete header');
  expect(() => decode(Uint8Array.of(1, 0, 3, 9, 0, 0))).toThrow('Unknown kind of frame: 9');
});

test('the bytes are left alone', () => {
  const bytes = encode([['a', 'b']]);
  const copy = [...bytes];
  decode(bytes);
  expect([...bytes]).toEqual(copy);
});
