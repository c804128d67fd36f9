import { isRepairError } from '../model/errors.ts';
import { Interruption } from './stop/interruption.ts';

/** One line for what kept a run from being healed, with what to do; ends in a line break. */
export function internalErrorLine(error: unknown): string {
  if (error instanceof Interruption) return 'heal: interrupted before anything was known\n';
  const thrown = error as { message?: unknown } | undefined;
  const message = String(thrown?.message ?? error).split('\n', 1)[0];
  // Coded errors say themselves what to do; any other is a fault of ours.
  if (isRepairError(error)) return `heal: not healed (${error.code}): ${message} · your test run is unaffected\n`;
  return `heal: stopped by an internal error: ${message} · your test run is unaffected; please report it, with the output of \`npx heal --version\`\n`;
}
