import type { CircusTest, JestExpect } from '../seat.cts';

/** Puts `expect` where it is when Jest begins a test. */
export function resetExpect(expect: JestExpect, fullName: string, { failing }: Pick<CircusTest, 'failing'>): void {
  expect.setState({
    assertionCalls: 0,
    currentTestName: fullName,
    expectedAssertionsNumber: null,
    expectedAssertionsNumberError: undefined,
    isExpectingAssertions: false,
    isExpectingAssertionsError: undefined,
    numPassingAsserts: 0,
    suppressedErrors: [],
    testFailing: failing,
  });
  // Snapshots are counted by test name: without this, a second try would look for a second snapshot.
  expect.getState().snapshotState?.clear?.();
}
