// Runs every check and the README's test command, goes on after a failure, and prints the totals last:
// tests plus checks, as `N passed, N failed`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const results = path.join(root, '.tmp', 'test-results.json');
mkdirSync(path.dirname(results), { recursive: true });
rmSync(results, { force: true });

const CHECKS = ['types', 'lint', 'format:check', 'knip', 'test', 'packages'];

let passed = 0;
let failed = 0;
const install = pnpm(['install', '--frozen-lockfile']);
if (install !== 0) failed += 1;
for (const check of install === 0 ? CHECKS : []) {
  console.log(`\n=== ${check}`);
  const status = pnpm([check]);
  if (check === 'test') addTests(status);
  else if (status === 0) passed += 1;
  else failed += 1;
}
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

function pnpm(args) {
  const env = { ...process.env, TEST_RESULTS: results };
  return spawnSync('npx', ['-y', packageManager, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

function addTests(status) {
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(results, 'utf8'));
    passed += numPassedTests;
    failed += numFailedTests;
    if (status !== 0 && numFailedTests === 0) failed += 1;
  } catch {
    failed += 1;
  }
}
