type FileSystem = Pick<typeof import('node:fs'), 'appendFileSync'>;
type Timers = Pick<typeof import('node:timers'), 'setImmediate'>;

/** Node's own modules, past all mocks and fake timers of the test. */
export interface ActualModules {
  requireActual(name: 'fs'): FileSystem;
  requireActual(name: 'timers'): Timers;
}

/**
 * Adds lines to `file` when the tests that note them let the event loop go on, not test by test: to open a file takes as long as
 * a small test. Jest hands on the results of a test file in a turn after that of its last test, so that they never come before
 * its notes. A process that ends within a turn takes its notes along, and the results that they were for.
 */
export function createNoteWriter(modules: ActualModules, file: string): (line: string) => void {
  const { appendFileSync } = modules.requireActual('fs');
  const { setImmediate } = modules.requireActual('timers');
  let waiting = '';

  function write(): void {
    const text = waiting;
    waiting = '';
    try {
      appendFileSync(file, text);
    } catch {
      // Outside of all tests it would end the user's run, for a disk that is full or a run that is over. What goes with it is healing.
    }
  }

  return (line) => {
    if (waiting === '') setImmediate(write);
    waiting += `${line}\n`;
  };
}
