/** Calls `tidy` a while after the first call of what it returns, and after the first call since then: not idle for long, either. */
export function tidyAfter(waitMs: number, tidy: () => void): () => void {
  let timer: NodeJS.Timeout | undefined;
  return () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      tidy();
    }, waitMs).unref();
  };
}
