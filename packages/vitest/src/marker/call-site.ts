/** Where `below` was called, as `file:line:column`, source maps applied; `undefined` when the stack does not say. */
export function callSite(below: (...args: never[]) => unknown): string | undefined {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 1;
  const holder: { stack?: string } = {};
  Error.captureStackTrace(holder, below);
  const stack = holder.stack;
  Error.stackTraceLimit = limit;
  const frame = /(?:\(|at (?:async )?)((?:file:\/\/)?[^()\s][^()]*:\d+:\d+)\)?\s*$/m.exec(stack ?? '');
  return frame?.[1]?.replace(/^file:\/\/(?=\/)/, '').replace(/\?[^:]*(?=:\d+:\d+$)/, '');
}
