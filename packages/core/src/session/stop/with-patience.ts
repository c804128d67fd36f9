import type { TypesTicket } from '../../model/types-request.ts';
import type { Oracle } from '../../ports/oracle.ts';
import type { TypeReview } from '../../ports/type-review.ts';

/** How long our own work may take between two calls of the oracle, which have limits of their own. */
const LIMIT_MS = 30_000;

/** For work that must not hold up the user's run for ever. */
export interface Patience {
  /** The oracle, whose calls do not count: each takes the time it is given. */
  over(oracle: Oracle): Oracle;
}

/** Settles as `work` does, or rejects when it makes no progress for `limitMs`; what it still does then is nobody's. */
export function withPatience<Value>(
  work: (patience: Patience) => Promise<Value>,
  limitMs: number = LIMIT_MS,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let timer: NodeJS.Timeout | undefined;
    let calls = 0;
    const end = (): void => reject(new Error(`no progress for ${limitMs / 1000} s`));
    const wait = (): void => {
      clearTimeout(timer);
      timer = setTimeout(end, limitMs);
    };
    const during = async <Result>(call: () => Promise<Result>): Promise<Result> => {
      calls++;
      clearTimeout(timer);
      try {
        return await call();
      } finally {
        calls--;
        if (calls === 0) wait();
      }
    };

    wait();
    void work({ over: (oracle) => watched(oracle, during) })
      .then(resolve, reject)
      .finally(() => {
        // A call that goes on behind its back starts no timer.
        calls = Number.POSITIVE_INFINITY;
        clearTimeout(timer);
      });
  });
}

type During = <Result>(call: () => Promise<Result>) => Promise<Result>;

function watched(oracle: Oracle, during: During): Oracle {
  return {
    runner: oracle.runner,
    run: (request, signal) => during(() => oracle.run(request, signal)),
    verify: (request, signal) => during(() => oracle.verify(request, signal)),
    widen: () => during(() => oracle.widen()),
    relatedTestFiles: (file) => during(() => oracle.relatedTestFiles(file)),
    resolveImport: (specifier, importer, project) => during(() => oracle.resolveImport(specifier, importer, project)),
    // It takes no time, or little.
    ...(oracle.types && { types: (target) => oracle.types?.(target) as TypesTicket }),
    ...(oracle.reviewTypes && { reviewTypes: (module) => oracle.reviewTypes?.(module) as TypeReview }),
    async *probe(task, signal) {
      const messages = oracle.probe(task, signal)[Symbol.asyncIterator]();
      try {
        for (;;) {
          const next = await during(() => messages.next());
          if (next.done === true) return;
          yield next.value;
        }
      } finally {
        await during(async () => messages.return?.());
      }
    },
    [Symbol.asyncDispose]: () => during(async () => oracle[Symbol.asyncDispose]()),
  };
}
