import type { BenchResults } from './bench-results.ts';
import { describeProposer } from './proposer.ts';
import { type Chart, chartPage, escapeHtml, tableHtml } from './share-chart.ts';
import type { Interval } from './wilson-interval.ts';

const HEAD = ['proposer', 'visible', '95 %', 'hidden', '95 %', 'calls', 'tokens', 'USD', 'time'];

/** One row for each bench: what passes the tests that a repair sees, and those that it does not, and what it took. */
export function comparisonRows(all: readonly BenchResults[]): string[][] {
  return [HEAD, ...all.map(rowOf)];
}

/** The same for a terminal. */
export function comparisonText(all: readonly BenchResults[]): string {
  const rows = comparisonRows(all);
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]): string =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return `${rows.map(line).join('\n')}\n`;
}

/** The same as a page with bars. */
export function comparisonPage(all: readonly BenchResults[]): string {
  const chart = (title: string, key: 'healed' | 'firstPatchCorrect'): Chart => ({
    title,
    shares: all.map(({ runner, proposer, totals }) => ({
      name: `${describeProposer(proposer)} (${runner})`,
      hits: totals[key],
      count: totals.cases,
      interval: totals.intervals[key],
    })),
  });
  const text =
    'A bar is the share of the cases for which it holds in every run; the line is its 95 % interval after Wilson.';
  return chartPage({
    title: 'heal bench',
    text: escapeHtml(text),
    charts: [
      chart('visible: some patch passes the tests that the repair saw', 'healed'),
      chart('hidden: the first patch also passes what it did not see', 'firstPatchCorrect'),
    ],
    after: tableHtml(comparisonRows(all)),
  });
}

function rowOf({ proposer, totals }: BenchResults): string[] {
  const { cases, healed, firstPatchCorrect, intervals, usage, durationMs } = totals;
  return [
    describeProposer(proposer),
    `${healed} of ${cases}`,
    bounds(intervals.healed),
    `${firstPatchCorrect} of ${cases}`,
    bounds(intervals.firstPatchCorrect),
    String(usage.calls),
    String(usage.inputTokens + usage.outputTokens),
    usage.usd === null ? 'unknown' : usage.usd.toFixed(4),
    `${(durationMs / 1000).toFixed(0)} s`,
  ];
}

function bounds([low, high]: Interval): string {
  return `${Math.round(100 * low)}–${Math.round(100 * high)} %`;
}
