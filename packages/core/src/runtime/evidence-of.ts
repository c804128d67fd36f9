import type { RepairEvidence } from '../model/repair-evidence.ts';
import type { FunctionWorld } from './repair-world.ts';
import type { FunctionSearch } from './search-function.ts';

/** What the repair of a function knows, for a model. */
export function evidenceOf(
  { text, options }: FunctionWorld,
  known: {
    readonly tests: FunctionWorld['tests'];
    readonly failing: readonly number[];
    readonly failures: RepairEvidence['failures'];
    readonly search: FunctionSearch | undefined;
  },
): RepairEvidence {
  const { tests, failing, failures, search } = known;
  return {
    target: text.target,
    path: `${text.name}.js`,
    related: [],
    tests: failing.flatMap((index) => {
      const { name, source } = tests[index] as (typeof tests)[number];
      return source === undefined ? [] : [{ path: name, line: 1, text: source }];
    }),
    failures,
    passing: tests.length - failing.length,
    values: search?.learned?.values ?? [],
    suspicious: search?.suspicious ?? [],
    ...(search && {
      search: {
        candidates: search.stats.candidates,
        conditions: search.learned?.conditions ?? [],
        nearMisses: search.learned?.nearMisses ?? [],
      },
    }),
    similar: [],
    instructions: options.hint === undefined ? [] : [{ from: 'hint', text: options.hint }],
  };
}
