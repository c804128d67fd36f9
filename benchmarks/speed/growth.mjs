import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

import { installAsPublished, programOf } from '../install-as-published.mjs';
import { endlessFiles } from './endless-search.mjs';
import { runAndSample } from './run-and-sample.mjs';
import { stockFiles } from './stock-modules.mjs';
import { writeProject } from './write-project.mjs';

const ARGS = { vitest: ['run'], jest: ['--silent'] };

/** Healing runs over modules of so many lines, each with one fault in one of its functions. */
export async function byLength(setting, lengths) {
  const rows = [];
  for (const lines of lengths) rows.push({ lines, ...(await healed(setting, { lines, targets: 1 })) });
  return rows;
}

/** Healing runs over so many targets, each a module of 50 lines with a test file of its own. */
export async function byTargets(setting, counts) {
  const rows = [];
  for (const targets of counts) rows.push({ targets, ...(await healed(setting, { lines: 50, targets })) });
  return rows;
}

/** A healing run whose search lasts as long as it may. */
export function endless(setting) {
  return healed(setting, { lines: 130, targets: 1 }, endlessFiles(setting.runner));
}

/** One healing run, with what is measured of it. `sampleMs`: how often its memory is looked at; absent: never. */
export async function healed({ runner, root, here, sampleMs }, size, files = stockFiles(runner, size)) {
  const folder = path.join(root, `${runner}-${size.lines}-${size.targets}`);
  writeProject(folder, here, files);
  installAsPublished(folder, path.join(here, 'node_modules'));
  try {
    const program = programOf(folder, `@testheal/${runner}`, `${runner}-heal`);
    const { wallMs, memory, output } = await runAndSample([program, ...ARGS[runner]], { cwd: folder, sampleMs });
    const report = JSON.parse(readFileSync(path.join(folder, '.heal/report.json'), 'utf8'));
    if (report.totals.targets !== size.targets) throw new Error(output);
    const { firstDiffMs = null, durationMs: healMs, totals, targets } = report;
    const candidates = targets.reduce((sum, { search }) => sum + (search?.candidates ?? 0), 0);
    return { healed: totals.healed, candidates, firstDiffMs, healMs, wallMs, ...(memory !== undefined && { memory }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
