import type { Config } from '@jest/reporters';
import { expect, it } from 'vitest';

import { onlyCase } from './only-case.ts';

function config(rootDir: string, roots: readonly string[]): Config.ProjectConfig {
  return {
    rootDir,
    roots,
    testMatch: ['<rootDir>/src/**/*.spec.ts'],
    testRegex: ['spec'],
    testPathIgnorePatterns: ['/.heal/'],
    testTimeout: 9,
  } as unknown as Config.ProjectConfig;
}

it('leaves the project with the nearest root, with the file as its one test', () => {
  const near = config('/p/packages/a', ['/p/packages/a']);

  const configs = onlyCase([config('/p', ['/p']), near], '/p/packages/a/.heal/bench/7/0/case/price (1).ts');

  expect(configs).toEqual([
    {
      ...near,
      testMatch: [String.raw`/p/packages/a/.heal/bench/7/0/case/price \(1\).ts`],
      testRegex: [],
      testPathIgnorePatterns: [],
    },
  ]);
});

it('has Jest look into the folder of the file when no root of the project does', () => {
  const configs = onlyCase([config('/p', ['/p/src'])], '/p/.heal/bench/7/0/case/price.ts');

  expect(configs[0]?.roots).toEqual(['/p/src', '/p/.heal/bench/7/0/case']);
});
