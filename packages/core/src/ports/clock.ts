/** Time as an argument. Milliseconds since an arbitrary start, never going back. */
export interface Clock {
  now(): number;
}
