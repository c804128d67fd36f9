import { markedTest, testImports } from './marked-test.ts';
import type { NewcomerKind } from './newcomer-kind.ts';

/** Its style has four spaces. */
export const pnpm: NewcomerKind = {
  kind: 'pnpm',
  manager: 'pnpm',
  target: 'src/page.ts',
  repair: ['start + size > list.length', 'start + size >= list.length'],
  compilerOptions: { module: 'esnext', moduleResolution: 'bundler' },
  files: (runner) => ({
    ...(runner === 'jest' && { 'jest.config.js': "module.exports = { preset: 'ts-jest' };\n" }),
    'src/page.ts': `export interface Page<T> {
    readonly items: readonly T[];
    readonly isLast: boolean;
}

/** One page of a list; pages count from 1. */
export function pageOf<T>(list: readonly T[], page: number, size: number): Page<T> {
    const start = (page - 1) * size;
    const items = list.slice(start, start + size);
    return { items, isLast: start + size > list.length };
}
`,
    'test/page.test.ts': `${testImports(runner)}import { pageOf } from '../src/page';

${markedTest(
  runner,
  'knows the last page',
  '../src/page#pageOf',
  `  expect(pageOf(['a', 'b', 'c'], 1, 2)).toEqual({ items: ['a', 'b'], isLast: false });
  expect(pageOf(['a', 'b', 'c', 'd'], 2, 2)).toEqual({ items: ['c', 'd'], isLast: true });
`,
)}`,
  }),
};
