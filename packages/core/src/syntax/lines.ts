/** Turns 0-based offsets into 1-based lines and columns: the one place where that happens. */
export function lineIndex(source: string): {
  readonly lineAt: (offset: number) => number;
  readonly columnAt: (offset: number) => number;
} {
  const starts = [0];
  for (let i = source.indexOf('\n'); i >= 0; i = source.indexOf('\n', i + 1)) starts.push(i + 1);

  const lineAt = (offset: number): number => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] as number) <= offset) low = middle;
      else high = middle - 1;
    }
    return low + 1;
  };
  return { lineAt, columnAt: (offset) => offset - (starts[lineAt(offset) - 1] as number) + 1 };
}
