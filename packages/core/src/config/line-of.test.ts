import { expect, it } from 'vitest';
import { lineOfKey } from './line-of.ts';

it.each([
  ['{\n  "sed": 1\n}', 2],
  ['export default {\n\n  sed: 1,\n};', 3],
  ["export default { 'sed': 1 };", 1],
  ['const sed = 3;\nexport default { sed };', 2],
  ['export default { sed: other.sed }', 1],
  ['const a = { sed: 1 };\nexport default { sed: 2 }', undefined],
  ['export default { [name]: 1 };', undefined],
])('finds the line of a key in %j', (text, line) => {
  expect(lineOfKey(text, 'sed')).toBe(line);
});
