import { describe, expect, it } from 'vitest';
import type { AttemptOutcome, ModelAttempt } from '../../model/model-attempt.ts';
import { createTurnMemory } from './turn-memory.ts';

const FAILED = failing(0);
const REFUSED: AttemptOutcome = { status: 'refused', reasons: ['edits code outside the target'] };
const UNUSABLE: AttemptOutcome = { status: 'unusable', reason: 'no-code', detail: 'no code' };

describe('what follows from the turns of a model', () => {
  it.each<[string, number, readonly AttemptOutcome[]]>([
    ['healed', 3, [FAILED, { status: 'plausible' }]],
    ['exhausted', 2, [REFUSED, FAILED]],
    ['no-improvement', 9, [REFUSED, FAILED, FAILED, REFUSED]],
    ['unsafe', 2, [REFUSED, REFUSED]],
    ['unsafe', 9, [REFUSED, REFUSED, REFUSED]],
    ['exhausted', 2, [UNUSABLE, REFUSED]],
  ])('is %s with %i at most', (stop, most, outcomes) => {
    expect(stopsOf(createTurnMemory(), outcomes, most)).toEqual([...outcomes.slice(1).map(() => undefined), stop]);
  });

  it('has a patience of its own after another model, and its best beside what that came to', () => {
    const memory = createTurnMemory(outcomesFrom(1, [FAILED, failing(2), FAILED, FAILED]));
    const stops = stopsOf(memory, [FAILED, FAILED, failing(1)], 3, 5);

    expect([stops, memory.best?.attempt, memory.own.length, memory.attempts.length]).toEqual([
      [undefined, undefined, 'exhausted'],
      2,
      3,
      7,
    ]);
    expect(memory.add({ attempt: 8, ignored: [], outcome: { status: 'plausible' } })).toBe(true);
  });
});

function stopsOf(
  memory: ReturnType<typeof createTurnMemory>,
  outcomes: readonly AttemptOutcome[],
  most: number,
  from = 1,
): unknown[] {
  return outcomesFrom(from, outcomes).map((attempt) => {
    memory.add(attempt);
    return memory.stopAfter(most);
  });
}

function outcomesFrom(first: number, outcomes: readonly AttemptOutcome[]): ModelAttempt[] {
  return outcomes.map((outcome, index) => ({ attempt: first + index, ignored: [], outcome }));
}

function failing(turned: number): AttemptOutcome {
  const failures = ['a', 'b', 'c'].map((test) => ({ test, message: 'no' }));
  return { status: 'failing', turned, stillFailing: failures.slice(turned) };
}
