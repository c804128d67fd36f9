import { setTimeout as wait } from 'node:timers/promises';
import type { TypeCheck } from '../../model/type-check.ts';
import type { TypeReview } from '../../ports/type-review.ts';

/** How long one answer is waited for, in milliseconds, from when nothing else is to be done before it. */
const PATIENCE_MS = 8_000;

const LATE: TypeCheck = { status: 'unchecked', why: 'late' };

/** What the reviews of a run have in common. */
export interface ReviewDesk {
  /** Has TypeScript check a text of the module. Never rejects. */
  readonly check: (text: string) => Promise<TypeCheck>;
  /** Answers that were not there in time and are still to come: until then nothing more is waited for. */
  readonly overdue: Set<Promise<TypeCheck>>;
  readonly end: () => void;
  /** @default 8000 */
  readonly patienceMs?: number;
}

/** A review that asks about each text once. */
export function createTypeReview({ check, overdue, end, patienceMs = PATIENCE_MS }: ReviewDesk): TypeReview {
  const asked = new Map<string, Promise<TypeCheck>>();
  let isOpen = true;

  function ask(text: string): Promise<TypeCheck> {
    const known = asked.get(text);
    if (known !== undefined) return known;
    const answer = check(text);
    asked.set(text, answer);
    return answer;
  }

  return {
    ask: (text) => void ask(text),
    async answer(text) {
      const answer = ask(text);
      // A slow process is waited for once, not again and again.
      if (overdue.size > 0) return Promise.race([answer, Promise.resolve(LATE)]);
      const inTime = new AbortController();
      const limit = wait(patienceMs, LATE, { signal: inTime.signal }).catch(() => LATE);
      const first = await Promise.race([answer, limit]);
      inTime.abort();
      if (first === LATE) {
        overdue.add(answer);
        void answer.then(() => overdue.delete(answer));
      }
      return first;
    },
    end() {
      if (isOpen) end();
      isOpen = false;
    },
  };
}
