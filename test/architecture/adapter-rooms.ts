/**
 * The rooms of the adapters are the processes in which their code runs: `run`, the user's own run; `marker`, beside its tests;
 * `host`, and in Vitest `worker`, where candidates run. `shared` is what is known of the runner.
 */
export const ADAPTER_ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/jest/src/': {
    shared: [],
    marker: [],
    host: ['shared'],
    run: ['shared', 'marker', 'host'],
    bin: ['shared', 'run'],
  },
  'packages/vitest/src/': {
    shared: [],
    marker: ['shared'],
    worker: ['shared'],
    host: ['shared', 'worker'],
    run: ['shared', 'marker', 'host'],
    bin: ['shared', 'run'],
  },
};
