import { markedTest, testImports } from './marked-test.ts';
import type { NewcomerKind } from './newcomer-kind.ts';

/** Its style has no semicolons. */
export const typescriptEsm: NewcomerKind = {
  kind: 'TypeScript in ESM',
  manager: 'npm',
  target: 'src/price.ts',
  repair: ['/[^0-9]/,', '/[^0-9]/g,'],
  manifest: { type: 'module' },
  compilerOptions: { module: 'nodenext' },
  // Jest's own way to native ESM.
  env: (runner) => (runner === 'jest' ? { NODE_OPTIONS: '--experimental-vm-modules' } : {}),
  files: (runner) => ({
    ...(runner === 'jest' && {
      'jest.config.js': `export default {
  preset: 'ts-jest/presets/default-esm',
  moduleNameMapper: { '^(\\\\.{1,2}/.*)\\\\.js$': '$1' },
};
`,
    }),
    'src/price.ts': `/** The number in a text such as \`1.250\`. */
export function readPrice(text: string): number {
  const digits = text.replace(/[^0-9]/, '')
  return Number(digits)
}
`,
    'test/price.test.ts': `${testImports(runner)}import { readPrice } from '../src/price.js';

${markedTest(
  runner,
  'reads a price with several separators',
  '../src/price.js#readPrice',
  `  expect(readPrice('1.250.000')).toBe(1250000);
  expect(readPrice('€ 3.20')).toBe(320);
`,
)}
test('reads digits', () => {
  expect(readPrice('12')).toBe(12);
});
`,
  }),
};
