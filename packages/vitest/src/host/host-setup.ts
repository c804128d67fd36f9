import type { ProvidedValues } from '../shared/vitest-version.ts';

/** What the main process tells a host when it starts; plain JSON data. */
export interface HostSetup {
  /** The root of the user's run. */
  readonly root: string;
  /** `false`: the user's run has no config file. */
  readonly configFile: string | false;
  /** Vite's mode, `test` by default. */
  readonly mode: string;
  /** Command line options of the user's run that change what tests do. */
  readonly options: Readonly<Record<string, unknown>>;
  /** Node's flags for test workers. */
  readonly workerFlags: readonly string[];
  /** What the user's global set-up provides to tests; absent: the host runs the set-up itself. */
  readonly provided?: ProvidedValues;
  /** Absolute path of the one test file that there is, see `onlyCase`; absent: those of the config. */
  readonly caseFile?: string;
  /** Absolute path of a module whose `probe` works with the driver; absent: core's search. */
  readonly probeModule?: string;
}
