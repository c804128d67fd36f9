/**
 * Names one test case. Two tests may share all titles (`each` rows without placeholders, copies): `occurrence`
 * tells them apart, counted from 0 in the order in which the runner collects them.
 */
export interface TestId {
  /** Test file, relative to the runner's root, forward slashes. */
  readonly file: string;
  /** Titles of the enclosing suites, outermost first, then the test's own. */
  readonly titlePath: readonly string[];
  readonly occurrence: number;
  /** Name of the Vitest or Jest project; absent when the runner has only one. */
  readonly project?: string;
}

/** One string a test id, unique and the same in every process. For maps and sets, never for people. */
export function testKey(id: TestId): string {
  return JSON.stringify([id.project ?? '', id.file, ...id.titlePath, id.occurrence]);
}

/** A test as people read it: `suite > test`. */
export function testName(id: TestId): string {
  return id.titlePath.join(' > ');
}
