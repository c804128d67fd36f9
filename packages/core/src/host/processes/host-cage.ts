/** What one host process, and the test workers below it, may do. Decided anew for each process. */
export interface HostCage {
  /** The host's folder for temporary files (`os.tmpdir()` there), removed with it. Absolute path. */
  readonly temp: string;
  /** For caches of the runner, removed with the host, which finds it as `process.env.TESTHEAL_SCRATCH`. Absolute path. */
  readonly scratch: string;
  /** What the tests were found to need. */
  readonly opened: CageOpenings;
}

export interface CageOpenings {
  /** Tests may write into `temp`. */
  readonly temp: boolean;
  /** Tests may load native addons. */
  readonly addons: boolean;
}

export interface CageStep {
  readonly opened: CageOpenings;
  /** What the step opens, for people. */
  readonly says: string;
}

/**
 * From closed to as open as it gets. There is no step for child processes and worker threads: Node's permissions end
 * there, so it would be a step out of the cage.
 */
export const CAGE_STEPS: readonly [CageStep, ...CageStep[]] = [
  { opened: { temp: false, addons: false }, says: 'tests can read files, and write none' },
  { opened: { temp: true, addons: false }, says: 'tests may write into a temporary folder of their own' },
  { opened: { temp: true, addons: true }, says: 'tests may load native addons' },
];
