import type { Flag } from './flags.ts';

/** Something of ours that a user wrote: a flag, or a variable that stands for one. */
export interface Given {
  readonly flag: Flag;
  /** Absent when it came without one. */
  readonly value: string | undefined;
  /** As the user wrote it. */
  readonly shown: string;
}
