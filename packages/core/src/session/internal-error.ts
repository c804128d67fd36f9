/** One line for an error of ours, with what to do; ends in a line break. */
export function internalErrorLine(error: unknown): string {
  const thrown = error as { code?: unknown; message?: unknown } | undefined;
  const message = String(thrown?.message ?? error).split('\n', 1)[0];
  const code = typeof thrown?.code === 'string' ? ` (${thrown.code})` : '';
  return `heal: stopped by an internal error${code}: ${message} · your test run is unaffected; please report it with \`npx heal --version\`\n`;
}
