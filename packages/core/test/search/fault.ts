/** One fault in one small module, with tests that show it and tests that guard it. */
export interface Fault {
  readonly name: string;
  readonly file: string;
  readonly source: string;
  /** Body of a test file, without its imports. */
  readonly tests: string;
  /** Tests that never end without the repair. */
  readonly hanging?: readonly string[];
  /** Texts, each of which only a right repair brings in. */
  readonly mended: readonly string[];
}
