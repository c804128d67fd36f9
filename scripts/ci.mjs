// Runs every check and the README's test command, goes on after a failure, and prints the totals last:
// tests plus checks, as `N passed, N failed`, below the names of what failed.
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
/** What failed, a line each: hours of output lie above the totals. */
const failures = [];
const install = pnpm(['install', '--frozen-lockfile']);
if (install !== 0) failures.push('install');
for (const check of install === 0 ? CHECKS : []) {
  console.log(`\n=== ${check}`);
  const status = pnpm([check]);
  if (check === 'test') addTests(status);
  else if (status === 0) passed += 1;
  else failures.push(check);
}
console.log(failures.map((failure) => `\nfailed: ${failure}`).join(''));
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exitCode = failures.length === 0 ? 0 : 1;

function pnpm(args) {
  const env = { ...process.env, TEST_RESULTS: results };
  return spawnSync('npx', ['-y', packageManager, ...args], { cwd: root, stdio: 'inherit', env }).status ?? 1;
}

function addTests(status) {
  const files = readResults();
  const failed = files.flatMap(failuresOf);
  passed += files.flatMap((file) => file.assertionResults).filter((test) => test.status === 'passed').length;
  failures.push(...failed);
  if (status !== 0 && failed.length === 0) failures.push(`test: ended with ${status}`);
}

/** Empty when the run ended before it could write them. */
function readResults() {
  try {
    return JSON.parse(readFileSync(results, 'utf8')).testResults;
  } catch {
    return [];
  }
}

/** A file that could not be loaded has no tests to name. */
function failuresOf({ name, status, message, assertionResults }) {
  const file = path.relative(root, name);
  const tests = assertionResults.filter((test) => test.status === 'failed');
  if (tests.length === 0) return status === 'failed' ? [`${file}: ${message}`] : [];
  return tests.map((test) => `${file} > ${test.fullName}: ${firstLine(test.failureMessages)}`);
}

function firstLine([message = '']) {
  return message.split('\n', 1)[0];
}
