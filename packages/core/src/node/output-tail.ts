const MAX_CHARACTERS = 64 * 1024;

/** The end of what a process printed, for diagnostics. */
export interface OutputTail {
  append(text: string): void;
  /** At most the last 64 K characters. */
  text(): string;
}

export function createOutputTail(): OutputTail {
  let kept = '';
  return {
    append(text) {
      kept = (kept + text).slice(-MAX_CHARACTERS);
    },
    text: () => kept,
  };
}
