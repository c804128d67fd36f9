import { readFileSync } from 'node:fs';
import type { Runner } from '../project/runner.ts';
import { UsageError } from '../usage-error.ts';
import { type BenchTotals, type CaseResult, totalsOf } from './case-result.ts';
import type { Proposer } from './proposer.ts';

/** The JSON file of a bench. */
export interface BenchResults {
  /** The runner that ran the cases, and the seeds of its runs. */
  readonly runner: Runner;
  readonly proposer: Omit<Proposer, 'flags'>;
  readonly seeds: readonly number[];
  readonly totals: BenchTotals;
  /** One for each seed. */
  readonly runs: readonly { readonly seed: number; readonly totals: BenchTotals }[];
  /** One for each case and seed: all of the first seed, then all of the next. */
  readonly cases: readonly CaseResult[];
}

export function benchResults(
  {
    runner,
    proposer,
    seeds,
  }: { readonly runner: Runner; readonly proposer: Proposer; readonly seeds: readonly number[] },
  cases: readonly CaseResult[],
): BenchResults {
  const { flags: _, ...asked } = proposer;
  const runs = seeds.map((seed) => ({ seed, totals: totalsOf(cases.filter((result) => result.seed === seed)) }));
  return { runner, proposer: asked, seeds, totals: totalsOf(cases), runs, cases };
}

/** Reads what `--json` has written. Throws `UsageError`. */
export function readResults(file: string): BenchResults {
  try {
    const results = JSON.parse(readFileSync(file, 'utf8')) as Partial<BenchResults>;
    const { proposer, totals } = results;
    if (proposer !== undefined && totals?.intervals !== undefined) return results as BenchResults;
  } catch (error) {
    throw new UsageError(`\`--compare\`: "${file}" cannot be read: ${(error as Error).message}`);
  }
  throw new UsageError(`\`--compare\`: "${file}" is no JSON file of \`heal bench\`.`);
}
