import type { BenchTotals, CaseResult } from './case-result.ts';
import { totalsOf } from './case-result.ts';

/** The table that a bench prints, row by row. */
export interface BenchTable {
  readonly head: string;
  row(result: CaseResult): string;
  /** Totals for each folder when there are several, then for all. */
  end(results: readonly CaseResult[]): string;
}

const COLUMNS = ['healed', 'first', 'any', 'candidates', 'first at'] as const;

export function benchTable(names: readonly string[]): BenchTable {
  const width = Math.max('case'.length, ...names.map((name) => name.length));
  const line = (name: string, cells: readonly string[], rest = ''): string =>
    `${name.padEnd(width)}  ${cells.map((cell, index) => cell.padStart((COLUMNS[index] ?? '').length)).join('  ')}${rest === '' ? '' : `  ${rest}`}\n`;
  return {
    head: line('case', COLUMNS),
    row: (result) =>
      line(
        result.case,
        [
          yesNo(result.healed),
          yesNo(result.firstPatchCorrect),
          yesNo(result.anyPatchCorrect),
          String(result.candidates ?? '–'),
          seconds(result.firstPlausibleMs),
        ],
        remarkOn(result),
      ),
    end: (results) => `\n${kindLines(results)}${totalLine('all', totalsOf(results))}`,
  };
}

function remarkOn({ healed, reason, explanation, faults = [] }: CaseResult): string {
  const missed = healed ? [] : [`${reason}: ${explanation}`];
  const wrong = faults.map((fault) => `internal error in ${fault.operator}: ${fault.reason}`);
  return [...missed, ...wrong].join('; ').replaceAll(/\s+/g, ' ');
}

function kindLines(results: readonly CaseResult[]): string {
  const kinds = [...new Set(results.map((result) => kindOf(result.case)))];
  if (kinds.length < 2) return '';
  const width = Math.max(...kinds.map((kind) => kind.length));
  return kinds
    .map((kind) => totalLine(kind.padEnd(width), totalsOf(results.filter((result) => kindOf(result.case) === kind))))
    .join('');
}

/** The first folder of a case's path, which groups what belongs together. */
function kindOf(path: string): string {
  return path.includes('/') ? (path.split('/', 1)[0] ?? path) : '.';
}

function totalLine(name: string, totals: BenchTotals): string {
  const { cases, healed, firstPatchCorrect, anyPatchCorrect, medianFirstMs } = totals;
  return `${name}: ${healed} of ${cases} healed · first patch correct ${firstPatchCorrect} · any patch ${anyPatchCorrect} · median time to first ${seconds(medianFirstMs)}\n`;
}

function yesNo(value: boolean | null): string {
  if (value === null) return '–';
  return value ? 'yes' : 'no';
}

function seconds(ms: number | null): string {
  return ms === null ? '–' : `${(ms / 1000).toFixed(1)} s`;
}
