import type { TypesTicket } from '../model/types-request.ts';
import { untilAborted } from '../host/until-aborted.ts';
import type { Oracle } from '../ports/oracle.ts';
import type { TypeReview } from '../ports/type-review.ts';

/** The oracle, whose questions about files and imports end with the run too; `run` and `probe` do so by themselves. */
export function untilInterrupted(oracle: Oracle, signal: AbortSignal): Oracle {
  return {
    runner: oracle.runner,
    run: (request, own) => oracle.run(request, own),
    verify: (request, own) => oracle.verify(request, own),
    probe: (task, own) => oracle.probe(task, own),
    widen: () => untilAborted(signal, oracle.widen()),
    relatedTestFiles: (file) => untilAborted(signal, oracle.relatedTestFiles(file)),
    ...(oracle.types && { types: (target) => oracle.types?.(target) as TypesTicket }),
    ...(oracle.reviewTypes && {
      reviewTypes(module) {
        const review = oracle.reviewTypes?.(module) as TypeReview;
        return { ...review, answer: (text) => untilAborted(signal, review.answer(text)) };
      },
    }),
    resolveImport: (specifier, importer, project) =>
      untilAborted(signal, oracle.resolveImport(specifier, importer, project)),
    [Symbol.asyncDispose]: async () => oracle[Symbol.asyncDispose](),
  };
}
