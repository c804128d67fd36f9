import type { HostExit } from '../../node/host-process.ts';

/** Why a host process ended, in one line for people. `errorOutput` is the end of what it printed. */
export function describeExit(exit: HostExit, errorOutput: string): string {
  if (exit.startError !== undefined) return `the process could not be started: ${exit.startError}`;
  if (/Reached heap limit|heap out of memory/.test(errorOutput)) return 'out of memory: the heap limit was reached';

  const end = exit.signal === undefined ? `exit code ${exit.code ?? 'unknown'}` : `signal ${exit.signal}`;
  const line = tellingLine(errorOutput);
  return line === undefined ? `the process ended with ${end}` : `the process ended with ${end}: ${line}`;
}

/** The line that names an error, else the last one that is neither a stack frame nor Node's own. */
function tellingLine(errorOutput: string): string | undefined {
  const lines = errorOutput
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^at |^Node\.js v|Warning: |^\(Use `node --trace|^[{}\]]/.test(line));
  const line = lines.findLast((text) => /^(?:Uncaught )?\w*Error\b.*:/.test(text)) ?? lines.at(-1);
  return line?.slice(0, 300);
}
