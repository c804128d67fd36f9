import { createRedactor } from '../secrets/redactor.ts';

/** What an error says, on one line, not too long, and without what looks like a key. */
export function firstLine(error: unknown): string {
  const said = error instanceof Error ? error.message || error.name : String(error);
  return createRedactor()
    .redact(said.split('\n', 1)[0] ?? '')
    .slice(0, 300);
}
