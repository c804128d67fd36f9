/** Calls on which patches that all pass their tests behave differently. */
export interface Contrast {
  /** Keys of the patches that were compared. */
  readonly keys: readonly string[];
  /** How many calls were made of each. */
  readonly tried: number;
  /** Few of them, which tell apart all that any has told apart. */
  readonly calls: readonly ToldCall[];
}

export interface ToldCall {
  /** By patch, in the order of `keys`: the assertion that holds for it, such as `expect(add(1, 2)).toBe(3);`. */
  readonly assertions: readonly string[];
}
