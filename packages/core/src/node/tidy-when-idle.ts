/** Calls `tidy` a while after the last call of what it returns: a process that waits would keep its garbage for as long as it waits. */
export function tidyWhenIdle(idleMs: number, tidy: () => void): () => void {
  const timer = setTimeout(tidy, idleMs).unref();
  return () => void timer.refresh();
}
