import { markedTest, testImports } from './marked-test.ts';
import type { NewcomerKind } from './newcomer-kind.ts';

export const monorepo: NewcomerKind = {
  kind: 'monorepo',
  manager: 'npm',
  target: 'packages/money/src/split.ts',
  repair: ['index <= rest', 'index < rest'],
  manifest: { workspaces: ['packages/*'] },
  compilerOptions: { module: 'esnext', moduleResolution: 'bundler' },
  files: (runner) => ({
    'packages/money/package.json': '{ "name": "@acme/money", "version": "1.0.0", "exports": "./src/split.ts" }\n',
    'packages/shop/package.json':
      '{ "name": "@acme/shop", "version": "1.0.0", "dependencies": { "@acme/money": "1.0.0" } }\n',
    'packages/money/src/split.ts': `/** Parts of an amount that differ by a cent at most, the larger ones first. */
export function split(cents: number, parts: number): number[] {
  const least = Math.floor(cents / parts);
  const rest = cents - least * parts;
  return Array.from({ length: parts }, (_, index) => (index <= rest ? least + 1 : least));
}
`,
    'packages/money/test/split.test.ts': `${testImports(runner)}import { split } from '../src/split';

${markedTest(
  runner,
  'loses no cent',
  '../src/split#split',
  `  expect(split(100, 3)).toEqual([34, 33, 33]);
  expect(split(101, 3)).toEqual([34, 34, 33]);
`,
)}`,
    'packages/shop/src/installments.ts': `import { split } from '@acme/money';

export const installments = (cents: number): number[] => split(cents, 3);
`,
    // Not marked, and healed as well.
    'packages/shop/test/installments.test.ts': `${
      runner === 'vitest' ? "import { expect, test } from 'vitest';\n" : ''
    }import { installments } from '../src/installments';

test('three installments', () => {
  expect(installments(200)).toEqual([67, 67, 66]);
});
`,
    ...(runner === 'vitest'
      ? {
          'vitest.config.mts': `import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { projects: ['packages/*'] } });
`,
        }
      : {
          'jest.config.js': "module.exports = { projects: ['<rootDir>/packages/*'] };\n",
          'packages/money/jest.config.js': "module.exports = { preset: 'ts-jest' };\n",
          'packages/shop/jest.config.js': `module.exports = {
  preset: 'ts-jest',
  // The linked package is TypeScript.
  transformIgnorePatterns: [],
};
`,
        }),
  }),
};
