/** Time as an argument. Milliseconds since an arbitrary start, never going back. */
export interface Clock {
  now(): number;
  /** Processor time of this process since an arbitrary start: it stands still while others have the processor. Absent where nobody asks. */
  worked?(): number;
}
