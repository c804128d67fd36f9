/** How a report is to look. */
export interface ReportStyle {
  /** Width of the terminal. Diff lines, paths and commands are never cut to it. */
  readonly columns: number;
  readonly color: boolean;
  /** For a program that reads the terminal: no decoration, one fact a line, stable words. */
  readonly terse: boolean;
  /** The command that a person types to run the same tests again in that mode; `undefined`: it was the one that has been typed. */
  readonly command: (mode: 'propose' | 'apply') => string | undefined;
}
