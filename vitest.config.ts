import { configDefaults, defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['@testheal/source'] },
  ssr: { resolve: { conditions: ['@testheal/source'] } },
};

// One file with all results for scripts/ci.mjs, beside what people read.
const results = process.env['TEST_RESULTS'];

// Test files that tests of ours run in runners of their own.
const exclude = [...configDefaults.exclude, '**/fixtures/**', '**/.tmp*/**'];

export default defineConfig({
  test: {
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          exclude,
          include: ['packages/*/src/**/*.test.ts', 'packages/core/test/**/*.test.ts'],
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
