import { escapeToken, formatPointer, get, parsePointer, set, unescapeToken } from './pointer';

test('tilde followed by digits', () => {
  expect(unescapeToken('~01')).toBe('~1');
  expect(unescapeToken('~00')).toBe('~0');
  expect(unescapeToken('~001')).toBe('~01');
  expect(unescapeToken('~0~1')).toBe('~/');
  expect(unescapeToken('~1~0')).toBe('/~');
  expect(unescapeToken('~10')).toBe('/0');
  expect(unescapeToken('~011~1')).toBe('~11/');
});

test('escaping', () => {
  expect(escapeToken('~1')).toBe('~01');
  expect(escapeToken('a/b~c')).toBe('a~1b~0c');
  expect(escapeToken('~/')).toBe('~0~1');
});

test('there and back for all short keys', () => {
  const chars = ['~', '/', '0', '1', 'a'];
  for (const a of chars)
    for (const b of chars)
      for (const c of chars)
        for (const d of chars) {
          const key = a + b + c + d;
          expect(unescapeToken(escapeToken(key))).toBe(key);
        }
});

test('pointers are split before they are unescaped', () => {
  expect(parsePointer('/a~1b/c~01d//e')).toEqual(['a/b', 'c~1d', '', 'e']);
  expect(parsePointer('/')).toEqual(['']);
});

test('reads and writes such keys', () => {
  const document = set({ x: 1 }, formatPointer(['lib~1', '/', '~01']), 'v');
  expect(document).toEqual({ x: 1, 'lib~1': { '/': { '~01': 'v' } } });
  expect(get(document, '/lib~01/~1/~001')).toBe('v');
  expect(get(document, '/lib~1/~1/~01')).toBe(undefined);
});

test('replaces all occurrences', () => {
  expect(unescapeToken('a~1b~1c~0d~0e')).toBe('a/b/c~d~e');
});

test('plain tokens', () => {
  expect(unescapeToken('a01 b10')).toBe('a01 b10');
  expect(unescapeToken('')).toBe('');
});
