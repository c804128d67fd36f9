/** What a mark leaves on a test: plain strings, since it travels from the worker to the main process. */
export interface HealMeta {
  /** As written; of a function or class its name. */
  readonly target: string;
  /** The target was given as a value: `heal(extractPrice)`. */
  readonly isFunction?: true;
  /** `file` or `file:line:column` of the `heal(…)` call; absent in runs that do not heal. */
  readonly at?: string;
}

/** One mark more, unless it is there: a test that is tried again calls its body again. */
export function addMark(marks: readonly HealMeta[] | undefined, mark: HealMeta): readonly HealMeta[] {
  const known = marks?.some(({ target, at }) => target === mark.target && at === mark.at) === true;
  return known ? (marks ?? []) : [...(marks ?? []), mark];
}
