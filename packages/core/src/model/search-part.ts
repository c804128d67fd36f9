/** Parts of a repair without a model that a bench can leave out, to see what each is worth. */
export const SEARCH_PARTS = [
  // All that is tried without a model.
  'search',
  // Families of operators.
  'operator',
  'constant',
  'arguments',
  'order',
  'name',
  'variable',
  'unwrap',
  'condition',
  'async',
  'missing-value',
  'collection',
  'statement',
  'uniform',
  // Habits with a name, of whatever family.
  'idioms',
  // What synthesis makes.
  'replace-expression',
  'insert-statement',
  'insert-else',
  'insert-counterpart',
  'wrap-statement',
  // Conditions for what mends the failing tests and breaks others.
  'confine',
  // Two edits.
  'second-edits',
  // Of first edits, those by which a test only fails at a later assertion.
  'later-assertion',
  // Places: their order by suspicion, and leaving out those that some failing test does not reach.
  'suspicion',
  'reach',
  // Of synthesis: one term for each vector of values, one to three conditions for each truth, nothing that changes no test.
  'equivalence',
  'truth-classes',
  'no-effect',
  // One try for what different edits make alike.
  'same-effect',
  // What a patch does to the use of names.
  'lint-prior',
  // What TypeScript knows.
  'types',
  // The test that refused the last candidate comes first.
  'killer-first',
  // Few steps first, more later.
  'step-tiers',
] as const;
export type SearchPart = (typeof SEARCH_PARTS)[number];

/** What leaves parts out; absent: all are there. */
export interface LeavingOut {
  readonly without?: readonly SearchPart[];
}

export function leavesOut({ without }: LeavingOut, part: SearchPart): boolean {
  return without?.includes(part) === true;
}
