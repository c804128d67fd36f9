// The most memory that a healing session takes, with all its processes, the runner itself among them: with a small module, one of 5,000
// lines, 50 targets, and a search that lasts as long as it may. Prints one JSON line a run, and ends with 1 when one is above the limit
// or does not heal what it should. Linux only.
//   node benchmarks/memory.mjs [--limit 600] [--runner vitest|jest] [--times 2]
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { endless, healed } from './speed/growth.mjs';

const { values } = parseArgs({
  options: {
    limit: { type: 'string', default: '600' },
    runner: { type: 'string' },
    times: { type: 'string', default: '2' },
  },
});
const SIZES = [
  { lines: 50, targets: 1 },
  { lines: 5000, targets: 1 },
  { lines: 50, targets: 50 },
];
const SAMPLE_MS = 100;

const here = import.meta.dirname;
const limit = Number(values.limit);
const root = path.join(here, `.tmp-memory-${process.pid}`);

/** `heals`: how many targets are to be healed. */
const RUNS = [
  ...SIZES.map((size) => ({ ...size, heals: size.targets, run: (setting) => healed(setting, size) })),
  { endless: true, targets: 1, heals: 0, run: endless },
];

mkdirSync(root);
try {
  for (const runner of values.runner === undefined ? ['vitest', 'jest'] : [values.runner])
    for (const { run, heals, ...kind } of RUNS)
      for (let time = 0; time < Number(values.times); time++) {
        const { memory, ...found } = await run({ runner, root, here, sampleMs: SAMPLE_MS });
        if (memory.megabytes === 0) throw new Error('no memory could be read from /proc: this wants Linux');
        const isWithin = memory.megabytes <= limit && found.healed === heals;
        if (!isWithin) process.exitCode = 1;
        console.log(JSON.stringify({ runner, ...kind, ...memory, limit, isWithin, ...found, node: process.version }));
      }
} finally {
  rmSync(root, { recursive: true, force: true });
}
