import { createHash } from 'node:crypto';
import { steadyText } from './steady-text.ts';

/** All that one repair goes by. Paths are relative to the root, so that a copy of the project finds the same. */
export interface RepairQuestion {
  /** Version of this tool: another one searches otherwise. */
  readonly tool: string;
  readonly seed: number;
  readonly target: { readonly file: string; readonly symbol?: string; readonly source: string };
  /** The test files with the failing tests, as they are. */
  readonly tests: readonly { readonly path: string; readonly text: string }[];
  /** How the unchanged source fails: not what any attempt to repair it came to. */
  readonly failures: readonly RepairFailure[];
  /** Patches of other targets that are in place. */
  readonly patched: readonly { readonly path: string; readonly text: string }[];
}

/** A failing test, and the first of its errors. */
export interface RepairFailure {
  readonly test: string;
  readonly message: string;
  readonly expected?: string;
  readonly actual?: string;
}

/** The same for the same question, in every process and on every machine: 64 hexadecimal digits. */
export function repairKey({ tool, seed, target, tests, failures, patched }: RepairQuestion): string {
  const parts = [
    tool,
    seed,
    [target.file, target.symbol ?? null, target.source],
    tests.map(({ path, text }) => [path, text]).toSorted(byFirst),
    failures
      .map(({ test, message, expected, actual }) => [test, ...[message, expected ?? '', actual ?? ''].map(steadyText)])
      .toSorted(byFirst),
    patched.map(({ path, text }) => [path, text]).toSorted(byFirst),
  ];
  return createHash('sha256').update(JSON.stringify(parts), 'utf8').digest('hex');
}

function byFirst([a = '']: readonly string[], [b = '']: readonly string[]): number {
  return a < b ? -1 : Number(a > b);
}
