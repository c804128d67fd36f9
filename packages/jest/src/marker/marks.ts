/** Folder in which the workers of one run note marked tests. Set while healing is on, and only then. */
export const MARKS_FOLDER_VARIABLE = 'TESTHEAL_MARKS';

/** What a marker says of itself. Lines and columns are 1-based; 0 when they are not known. */
export interface Mark {
  /** As written; of a function or class its name. */
  readonly target: string;
  /** The target was given as a value: `heal(extractPrice)`. */
  readonly isFunction?: true;
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
  /** The mark is a suite's, and holds for tests that have none of their own. */
  readonly ofSuite?: true;
}

/** `marks` with one more, unless it is there: a test that is tried again notes its marks again. */
export function addMark<Known extends Mark>(marks: readonly Known[], mark: Known): readonly Known[] {
  const known = marks.some(
    (other) =>
      other.target === mark.target &&
      other.file === mark.file &&
      other.line === mark.line &&
      other.column === mark.column,
  );
  return known ? marks : [...marks, mark];
}
