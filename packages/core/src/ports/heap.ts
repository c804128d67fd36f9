/** The heap of the process that runs tests. */
export interface Heap {
  /** Bytes in use, garbage that nobody has collected yet among them. */
  used(): number;
  /** Bytes that there may be. */
  readonly limit: number;
}
