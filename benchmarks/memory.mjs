// The most memory that a healing session takes, with all its processes, the runner itself among them: with a small module, one of 5,000
// lines, and 50 targets. Prints one JSON line a run, and ends with 1 when one is above the limit or does not heal all. Linux only.
//   node benchmarks/memory.mjs [--limit 600] [--runner vitest|jest] [--times 2]
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { healed } from './speed/growth.mjs';

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
mkdirSync(root);
try {
  for (const runner of values.runner === undefined ? ['vitest', 'jest'] : [values.runner])
    for (const size of SIZES)
      for (let time = 0; time < Number(values.times); time++) {
        const { memory, ...run } = await healed({ runner, root, here, sampleMs: SAMPLE_MS }, size);
        if (memory.megabytes === 0) throw new Error('no memory could be read from /proc: this wants Linux');
        const isWithin = memory.megabytes <= limit && run.healed === size.targets;
        if (!isWithin) process.exitCode = 1;
        console.log(JSON.stringify({ runner, ...size, ...memory, limit, isWithin, ...run, node: process.version }));
      }
} finally {
  rmSync(root, { recursive: true, force: true });
}
