// Heals the failing tests of the two example projects under the real Vitest and the real Jest, offline, and shows the
// diffs. Files stay as they are. Ends with 0 when every marked target was healed.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const projects = [
  { folder: 'examples/vitest-shop', command: ['vitest-heal', 'run', '--reporter=dot'] },
  { folder: 'examples/jest-clinic', command: ['jest-heal', '--silent', '--reporters=@testheal/jest'] },
];

const summary = projects.map(({ folder, command }) => {
  const cwd = path.join(root, folder);
  const report = path.join(cwd, '.heal', 'report.json');
  rmSync(report, { force: true });
  console.log(`\n=== ${folder}: ${command.join(' ')}\n`);
  const bin = path.join(cwd, 'node_modules', '.bin', command[0]);
  spawnSync(bin, command.slice(1), { cwd, stdio: 'inherit', shell: process.platform === 'win32' });
  return { folder, totals: readTotals(report) };
});

console.log('');
for (const { folder, totals } of summary) {
  const seconds = (totals.durationMs / 1000).toFixed(1);
  console.log(`${folder}: ${totals.healed} of ${totals.targets} targets healed in ${seconds} s`);
}
process.exitCode = summary.every(({ totals }) => totals.targets > 0 && totals.healed === totals.targets) ? 0 : 1;

function readTotals(report) {
  try {
    return JSON.parse(readFileSync(report, 'utf8')).totals;
  } catch {
    console.error(`no report at ${report}`);
    return { targets: 0, healed: 0, durationMs: 0 };
  }
}
