import { notification, truncate } from './excerpt';

const lone = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

test('no half characters, whatever the length', () => {
  const text = 'a😀b𝒳𝒴c🚀🚀d';
  for (let max = 1; max <= 12; max++) {
    const cut = truncate(text, { max });
    expect(lone.test(cut)).toBe(false);
    expect([...cut].length).toBeLessThanOrEqual(Math.max(max, 1));
  }
});

test.each([
  ['😀😀', 2, '😀😀'],
  ['😀😀', 1, '…'],
  ['😀a😀a', 3, '😀a…'],
  ['abc', 3, 'abc'],
  ['abcd', 3, 'ab…'],
  ['', 1, ''],
  ['ab  cd', 5, 'ab…'],
])('%j in %d', (text, max, expected) => {
  expect(truncate(text, { max })).toBe(expected);
});

test('eighty unless told otherwise', () => {
  expect(notification('x', '🎉'.repeat(80))).toBe(`x: ${'🎉'.repeat(80)}`);
  expect(notification('x', '🎉'.repeat(81))).toBe(`x: ${'🎉'.repeat(79)}…`);
});
