/** Jest's watcher holds a change back for 100 ms, reads the file, and tells of it within the next 30 ms. */
const STEPS = 12;
const STEP_MS = 50;

/**
 * Settles when Jest's watcher has told of what we have just written: `.heal/report.json` is a module to it. While the run goes
 * on, and our hook is a part of it, Jest takes no notice; after it, it would run the tests again. Many short waits instead
 * of a long one, since on a busy machine the watcher needs turns of the event loop, not only time.
 */
export async function untilWatcherHasSeen(): Promise<void> {
  for (let step = 0; step < STEPS; step++) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
}
