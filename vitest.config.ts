import { configDefaults, defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['@testheal/source'] },
  ssr: { resolve: { conditions: ['@testheal/source'] } },
};

// One file with all results for scripts/ci.mjs, beside what people read.
const results = process.env['TEST_RESULTS'];

// Test files that tests of ours run in runners of their own.
const exclude = [...configDefaults.exclude, '**/fixtures/**', '**/.tmp*/**'];

// Of the core's own tests, those of functions that know only what they are given.
const IN_ONE_PROCESS = ['packages/core/test/{instrument,llm,operators}/**/*.test.ts'];

export default defineConfig({
  test: {
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          exclude,
          include: ['packages/*/src/**/*.test.ts', ...IN_ONE_PROCESS],
          testTimeout: 30_000,
          // Nothing here touches what all of a process share, and to start one for each file takes longer than most files.
          isolate: false,
        },
      },
      {
        ...source,
        test: {
          name: 'core',
          exclude: [...exclude, ...IN_ONE_PROCESS],
          include: ['packages/core/test/**/*.test.ts'],
          // Whole searches are among them, and a busy machine takes its time.
          testTimeout: 30_000,
        },
      },
      { ...source, test: { name: 'architecture', exclude, include: ['test/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'contract',
          exclude,
          include: ['packages/*/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          exclude,
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'package',
          exclude,
          include: ['test/package/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'versions',
          exclude,
          include: ['test/versions/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
