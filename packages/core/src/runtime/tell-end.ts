import { usageOf } from '../model/model-usage.ts';
import type { AnyFunction } from './any-function.ts';
import type { FunctionRepair } from './repair-outcome.ts';
import type { FunctionWorld } from './repair-world.ts';

/** Tells how a repair ended; nothing when there was nothing to repair. */
export function tellEnd({ text, notify }: FunctionWorld, repair: FunctionRepair<AnyFunction>): void {
  const { status, reason, explanation, search, durationMs, patch } = repair;
  if (status === 'already-passing' || reason === 'already-passing') return;
  notify({
    type: 'target-ended',
    target: text.name,
    status,
    reason,
    explanation,
    candidates: search?.candidates ?? 0,
    durationMs,
    usage: usageOf(repair.spending),
    patches: patch === undefined ? 0 : 1,
    ...(patch && { diff: patch.diff }),
  });
}
