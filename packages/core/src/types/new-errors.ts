const MOST_ERRORS = 5;
const LONGEST = 300;

/**
 * First lines of the errors that are not among the known ones. Each is told by its whole text: the same error in another place is no other error, so its place is
 * no part of it.
 */
export function newAmong(errors: Iterable<string>, known: Iterable<string>): string[] {
  const old = new Set(known);
  const fresh = [...new Set(errors)].filter((error) => !old.has(error));
  return fresh.slice(0, MOST_ERRORS).map((error) => (error.split('\n')[0] ?? '').slice(0, LONGEST));
}
