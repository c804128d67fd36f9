import { defineConfig } from 'vitest/config';

const source = {
  resolve: { conditions: ['@testheal/source'] },
  ssr: { resolve: { conditions: ['@testheal/source'] } },
};

// One file with all results for scripts/ci.mjs, beside what people read.
const results = process.env['TEST_RESULTS'];

export default defineConfig({
  test: {
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
    projects: [
      {
        ...source,
        test: { name: 'unit', include: ['packages/*/src/**/*.test.ts', 'packages/core/test/**/*.test.ts'] },
      },
      { ...source, test: { name: 'architecture', include: ['test/architecture/**/*.test.ts'] } },
      {
        test: {
          name: 'contract',
          include: ['packages/*/contract/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'package',
          include: ['test/package/**/*.test.ts', 'test/versions/**/*.test.ts'],
          testTimeout: 300_000,
          hookTimeout: 300_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
