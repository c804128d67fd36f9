/** Names that the instrumented text uses and the user's source does not. */
export interface GuardNames {
  /** The guard object, `globalThis.__heal`. */
  readonly heal: string;
  /** The number of the module instance that the code belongs to. */
  readonly instance: string;
  /** A hoisted function that sets both: in an import cycle a function may be called before the module's first line. */
  readonly start: string;
}

export function guardNamesFor(source: string): GuardNames {
  let suffix = '';
  for (let n = 1; ['__h', '__i', '__g'].some((name) => source.includes(name + suffix)); n++) suffix = String(n);
  return { heal: `__h${suffix}`, instance: `__i${suffix}`, start: `__g${suffix}` };
}

/** First code of an instrumented module, on one line. */
export function preludeOf({ heal, instance, start }: GuardNames): string {
  const set = `${heal}=globalThis.__heal,${instance}=${heal}.instance`;
  return `var ${set};function ${start}(){${set};return ${heal}}`;
}

/** Counts the entry of a function; safe before the prelude has run. */
export function entryTick({ heal, instance, start }: GuardNames): string {
  return `(${heal}||${start}()).tick(${instance})`;
}

/** Counts the round of a loop. */
export function loopTick({ heal, instance }: GuardNames): string {
  return `${heal}.tick(${instance})`;
}
