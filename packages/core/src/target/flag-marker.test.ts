import { expect, it } from 'vitest';
import { flagMarker } from './flag-marker.ts';

it.each([
  ['src/price.ts#extractPrice', '/p', '../src/price.ts#extractPrice'],
  ['./price.ts', '/p/src', '../src/price.ts'],
  ['test/helpers.ts#Cart.total', '/p', './helpers.ts#Cart.total'],
  ['/p/src/price.ts#f', '/elsewhere', '../src/price.ts#f'],
  ['../src/price#f', '/p/deep', '../src/price#f'],
])('names %s, read from %s, as the test file would import it', (written, folder, target) => {
  const marker = flagMarker(written, '/p/test/price.test.ts', folder);

  expect(marker).toEqual({ target, file: '/p/test/price.test.ts', line: 1, column: 1, flag: { written, folder } });
});

it('leaves what cannot be a target as it is written', () => {
  const marker = flagMarker('src/price.ts#', '/p/test/price.test.ts', '/p');

  expect(marker.target).toBe('src/price.ts#');
});
