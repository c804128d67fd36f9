import type { Runner } from '../project/runner.ts';
import { type BenchTotals, type CaseResult, totalsOf } from './case-result.ts';

/** The JSON file of a bench. */
export interface BenchResults {
  /** The runner that ran the cases, and the seeds of its runs. */
  readonly runner: Runner;
  readonly seeds: readonly number[];
  readonly totals: BenchTotals;
  /** One for each seed. */
  readonly runs: readonly { readonly seed: number; readonly totals: BenchTotals }[];
  /** One for each case and seed: all of the first seed, then all of the next. */
  readonly cases: readonly CaseResult[];
}

export function benchResults(runner: Runner, seeds: readonly number[], cases: readonly CaseResult[]): BenchResults {
  const runs = seeds.map((seed) => ({ seed, totals: totalsOf(cases.filter((result) => result.seed === seed)) }));
  return { runner, seeds, totals: totalsOf(cases), runs, cases };
}
