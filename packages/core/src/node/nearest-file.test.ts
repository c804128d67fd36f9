import { expect, it } from 'vitest';
import { nearestFile } from './nearest-file.ts';

const here = import.meta.dirname.replaceAll('\\', '/');
const root = here.slice(0, here.lastIndexOf('/core/src') + '/core'.length);

it.each([
  ['in the folder', here, 'nearest-file.ts', `${here}/nearest-file.ts`],
  ['in one above', here, 'package.json', `${root}/package.json`],
  ['nowhere', here, 'no such file', undefined],
])('finds a file %s', (_where, folder, name, expected) => {
  expect(nearestFile(folder, name)).toBe(expected);
});
