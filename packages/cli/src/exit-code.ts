/** Exit codes of `heal`, the same for all commands. */
export const EXIT = {
  done: 0,
  /** It was understood and could not be done: a file was edited since, nothing is there to undo. */
  refused: 1,
  /** Unknown command or option, or no report where it was looked for. */
  usage: 2,
  /** The tool could not run. */
  broken: 3,
} as const;
