/** An interrupt (Ctrl+C) ends `work` in good order first, and then the run as it would have. */
export async function withInterrupt<Value>(work: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  const interrupt = (): void => controller.abort(new Error('interrupted'));
  process.once('SIGINT', interrupt);
  try {
    return await work(controller.signal);
  } finally {
    process.off('SIGINT', interrupt);
    if (controller.signal.aborted) process.kill(process.pid, 'SIGINT');
  }
}
