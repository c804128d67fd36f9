/** Folder in which the workers of one run note marked tests. Set while healing is on, and only then. */
export const MARKS_FOLDER_VARIABLE = 'TESTHEAL_MARKS';

/** What a marker says of itself. Lines and columns are 1-based; 0 when the stack did not show them. */
export interface Mark {
  readonly target: string;
  /** Absolute path of the file with the marker. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One line of a side file: a marked test has begun. */
export interface MarkNote extends Mark {
  /** Absolute path of the test file. */
  readonly testPath: string;
  /** Full name of the test as Jest joins it: suites and title with blanks between. */
  readonly fullName: string;
}
