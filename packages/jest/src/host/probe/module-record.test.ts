import { moduleFactory } from '@testheal/core/worker';
import { expect, it } from 'vitest';

import { isNative, recordCode } from './module-record.ts';

it.each([
  ["import a from './a.js';", true],
  ['  export const a = 1;', true],
  ["import './effect.js'", true],
  ['exports.a = 1;', false],
  ['const text = `\nexport const a = 1;\n`;', false],
  ["import('./a.js')", false],
])('knows whether code is a native module: %s', (code, is) => {
  expect(isNative(code)).toBe(is);
});

it.each([
  [
    "import a, * as b from './a.js'; export * from './c.js'; export default a; export { b as 'b-b' };",
    ['default', 'b-b'],
  ],
  ['export const a = await 1;', ['a']],
  ['console.log(1);', []],
])('makes a record that imports and exports the same: %s', (code, names) => {
  const record = recordCode(moduleFactory(code));

  const { imports, exports } = moduleFactory(record);
  expect(imports).toEqual(moduleFactory(code).imports);
  expect(exports.map(({ name }) => name)).toEqual(names);
  expect(record.includes('await globalThis')).toBe(code.includes('await'));
});
