/**
 * The file in which `below` was called, as the runtime knows it; `undefined` when it does not say. Not where in the file: for
 * that its source map has to be read, which costs each worker as much as ten short tests.
 */
export function callFile(below: (...args: never[]) => unknown): string | undefined {
  // oxlint-disable-next-line typescript/unbound-method -- it is put back, never called
  const { prepareStackTrace, stackTraceLimit } = Error;
  const holder: { stack?: unknown } = {};
  try {
    Error.stackTraceLimit = 1;
    Error.prepareStackTrace = (_, [site]) => site?.getFileName();
    Error.captureStackTrace(holder, below);
    return typeof holder.stack === 'string' ? pathOf(holder.stack) : undefined;
  } finally {
    Error.prepareStackTrace = prepareStackTrace;
    Error.stackTraceLimit = stackTraceLimit;
  }
}

/** Of a module's name, which may be a URL, and have a query. */
function pathOf(name: string): string {
  const path = name.replace(/\?.*$/, '');
  return path.startsWith('file:///') ? decodeURI(path.replace(/^file:\/\/(?:\/(?=[A-Za-z]:))?/, '')) : path;
}
