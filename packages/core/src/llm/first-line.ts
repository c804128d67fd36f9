/** What an error says, on one line and not too long. */
export function firstLine(error: unknown): string {
  const said = error instanceof Error ? error.message || error.name : String(error);
  return (said.split('\n', 1)[0] ?? '').slice(0, 300);
}
