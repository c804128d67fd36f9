import type { Oracle } from '@testheal/core';

export interface MadeOracle {
  readonly oracle: Oracle;
  /** Where the files of the project lie on disk: absolute, symbolic links resolved. */
  readonly root: string;
  /** Removes the project. The suite disposes the oracle itself, before. */
  dispose(): Promise<void>;
}

/** Writes the files somewhere, adds what the runner needs, and makes an oracle over them. */
export type MakeOracle = (project: Readonly<Record<string, string>>) => Promise<MadeOracle>;
