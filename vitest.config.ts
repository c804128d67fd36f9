import { configDefaults, defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

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

/** End to end tests that need all of a heal's time, measure, or stop a run at moments of it: nothing may run beside them. */
const ALONE = ['test/e2e/{apply-kills,bench-programs,cache-together,examples,interrupts,kinds}.test.ts'];

/** A worker for each core: left to itself, the runner keeps one core free. */
const EVERY_CORE = '100%';

/** Only what hangs runs into it: a test that runs a real runner takes minutes on a slow day. */
const HANGS_MS = 600_000;

export default defineConfig({
  test: {
    reporters: results === undefined ? ['default'] : ['default', ['json', { outputFile: results }]],
    // One group after the other; those with one worker come last, file by file.
    projects: [
      {
        ...source,
        test: {
          name: 'unit',
          exclude,
          include: ['packages/*/src/**/*.test.ts', ...IN_ONE_PROCESS],
          testTimeout: 30_000,
          maxWorkers: EVERY_CORE,
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
          testTimeout: 60_000,
          maxWorkers: EVERY_CORE,
        },
      },
      {
        ...source,
        test: {
          name: 'architecture',
          exclude,
          include: ['test/architecture/**/*.test.ts'],
          maxWorkers: EVERY_CORE,
        },
      },
      {
        test: {
          name: 'e2e',
          exclude: [...exclude, ...ALONE],
          include: ['test/e2e/**/*.test.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          maxWorkers: EVERY_CORE,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'package',
          exclude,
          include: ['test/package/**/*.test.ts'],
          testTimeout: HANGS_MS,
          hookTimeout: HANGS_MS,
          maxWorkers: EVERY_CORE,
          sequence: { groupOrder: 2 },
        },
      },
      oneByOne('e2e-alone', ALONE),
      oneByOne('contract', ['packages/*/contract/**/*.test.ts']),
      oneByOne('versions', ['test/versions/**/*.test.ts']),
    ],
  },
});

function oneByOne(name: string, include: string[]): TestProjectInlineConfiguration {
  return {
    test: { name, exclude, include, testTimeout: HANGS_MS, hookTimeout: HANGS_MS, fileParallelism: false },
  };
}
