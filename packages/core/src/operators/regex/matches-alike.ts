/** Whether two patterns match the same in all of the subjects: at the same places, with the same groups. */
export function matchesAlike(a: string, b: string, flags: string, subjects: readonly string[]): boolean {
  return subjects.every((subject) => matchesIn(a, flags, subject) === matchesIn(b, flags, subject));
}

function matchesIn(pattern: string, flags: string, subject: string): string {
  const all = new RegExp(pattern, flags.includes('g') ? flags : `${flags}g`);
  return JSON.stringify([...subject.matchAll(all)].map((match) => [match.index, ...match]));
}
