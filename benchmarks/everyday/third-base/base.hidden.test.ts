import { toBase } from './base';

test.each([
  [0, 10, '0'],
  [0, 36, '0'],
  [1, 2, '1'],
  [8, 2, '1000'],
  [10, 10, '10'],
  [100, 10, '100'],
  [35, 36, 'z'],
  [36, 36, '10'],
  [255, 2, '11111111'],
  [0xdeadbeef, 16, 'deadbeef'],
])('%d in base %d', (value, base, text) => {
  expect(toBase(value, base)).toBe(text);
});

test('all bases', () => {
  for (let base = 2; base <= 36; base++) {
    for (const value of [0, 1, 5, 36, 99, 1000, 123_456_789]) expect(toBase(value, base)).toBe(value.toString(base));
  }
});
