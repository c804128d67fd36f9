import os from 'node:os';
import path from 'node:path';

import { perSecond, roundOf } from './per-second.mjs';
import { lines } from './programs.mjs';

/**
 * The rates of as many processes as there are cores, each with a session of its own, at the same time: what stands beside a
 * mutation tester that has a worker on each. All have the same cases, each begins with another one, so that they end together.
 */
export async function onAllCores({ asked, bundled, root }) {
  const cores = os.availableParallelism();
  const program = path.join(bundled, 'probe-rates.mjs');
  const shares = await Promise.all(
    Array.from({ length: cores }, (_, core) => {
      const from = Math.floor((core * asked.cases.length) / cores);
      const cases = [...asked.cases.slice(from), ...asked.cases.slice(0, from)];
      return lines(program, path.join(root, `${asked.runner}-core-${core}.json`), {
        ...asked,
        cases,
        withSearch: false,
      });
    }),
  );
  const measured = shares.map((rows) => rows.filter(({ skipped }) => skipped === undefined));
  const total = (of) => measured.reduce((sum, rows) => sum + perSecond(rows.map((row) => of(row))), 0);
  return {
    cores,
    probe: total(({ candidates, times }) => ({ runs: candidates.length, ms: roundOf(times, (round) => round.ms) })),
    verified: total(({ verified }) => verified),
    kept: total(({ kept }) => kept),
  };
}
