/**
 * The line for what went wrong in our own hooks, in the words of core's `internalErrorLine`. Nothing is loaded for it:
 * what went wrong may be that core does not load.
 */
export function troubleLine(error: unknown): string {
  const [message = ''] = (error instanceof Error ? error.message : String(error)).split('\n', 1);
  if (error instanceof Error && error.name === 'RepairError' && 'code' in error)
    return `heal: not healed (${String(error.code)}): ${message} · your test run is unaffected\n`;
  return `heal: stopped by an internal error: ${message} · your test run is unaffected; please report it, with the output of \`npx heal --version\`\n`;
}
