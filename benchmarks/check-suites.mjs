// Proves that the fault cases are what they claim to be, over temporary copies: the fixed module passes the visible and
// the hidden tests; the faulty one fails some visible tests and passes others, and does not pass the hidden ones; and the
// two modules differ by little. Ends with 1 and names the cases otherwise.
//   node benchmarks/check-faults.mjs [kind | kind/case ...] [--quiet]
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

const MAX_CHANGED_LINES = 12;
// A slow machine needs minutes for all cases; a case that never ends should still be noticed.
const CASES_A_RUN = 16;
const RUN_TIMEOUT_MS = 180_000;
const here = import.meta.dirname;
const faults = path.join(here, 'faults');

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quiet: { type: 'boolean' } } });
const cases = readCases(positionals);
if (cases.length === 0) {
  console.error(`No case in ${faults} matches ${positionals.join(' ') || 'anything'}; name a kind or kind/case.`);
  process.exit(1);
}

const work = path.join(here, `.tmp-check-faults-${process.pid}`);
const wrong = [];
try {
  const sound = cases.filter((one) => {
    one.problems = shapeProblems(one);
    return one.problems.length === 0;
  });
  const results = new Map();
  for (let start = 0; start < sound.length; start += CASES_A_RUN) {
    const part = sound.slice(start, start + CASES_A_RUN);
    rmSync(work, { recursive: true, force: true });
    for (const one of part) for (const version of ['faulty', 'fixed']) copyCase(one, version);
    for (const [file, result] of runTests(part)) results.set(file, result);
  }
  for (const one of cases) {
    const counts = sound.includes(one) ? judge(one, results) : undefined;
    report(one, counts);
    if (one.problems.length > 0) wrong.push(one);
  }
} finally {
  rmSync(work, { recursive: true, force: true });
}
printCounts();
if (wrong.length > 0) {
  console.error(
    `\n${wrong.length} of ${cases.length} cases are not in order: ${wrong.map((one) => one.name).join(', ')}`,
  );
  process.exit(1);
}

/** All cases, or those of the named kinds and cases, in the order of their names. */
function readCases(wanted) {
  return foldersIn(faults)
    .flatMap((kind) => foldersIn(path.join(faults, kind)).map((name) => ({ kind, name: `${kind}/${name}` })))
    .filter(({ kind, name }) => wanted.length === 0 || wanted.includes(kind) || wanted.includes(name))
    .map((one) => ({ ...one, folder: path.join(faults, one.name), problems: [] }));
}

/** What is wrong with a case before any test runs; reads its `case.json` into `one.files`. */
function shapeProblems(one) {
  const description = path.join(one.folder, 'case.json');
  if (!existsSync(description)) return ['has no case.json'];
  try {
    one.files = JSON.parse(readFileSync(description, 'utf8'));
  } catch (error) {
    return [`case.json is not JSON: ${error.message}`];
  }
  const { module, test, hiddenTest, fixed, target, support = [], ...unknown } = one.files;
  const problems = Object.keys(unknown).map((key) => `case.json has an unknown key "${key}"`);
  for (const [key, file] of Object.entries({ module, test, hiddenTest, fixed })) {
    if (typeof file !== 'string') problems.push(`case.json has no "${key}"`);
  }
  if (problems.length > 0) return problems;
  for (const file of [module, test, hiddenTest, fixed, ...support]) {
    if (!existsSync(path.join(one.folder, file))) problems.push(`${file} is missing`);
  }
  if (problems.length > 0) return problems;

  const listed = new Set(
    ['case.json', module, test, hiddenTest, fixed, ...support].map((file) => path.normalize(file)),
  );
  for (const file of readdirSync(one.folder, { recursive: true, withFileTypes: true })) {
    const relative = path.relative(one.folder, path.join(file.parentPath, file.name));
    if (file.isFile() && !listed.has(relative)) problems.push(`${relative} stands in no field of case.json`);
  }

  const faulty = readFileSync(path.join(one.folder, module), 'utf8');
  one.changes = changedLines(faulty, readFileSync(path.join(one.folder, fixed), 'utf8'));
  if (one.changes.length === 0) problems.push('faulty and fixed modules are the same');
  if (one.changes.length > MAX_CHANGED_LINES)
    problems.push(`${one.changes.length} changed lines, more than ${MAX_CHANGED_LINES}`);

  if (target !== undefined) {
    const [file, member = ''] = target.split('#');
    if (file !== module) problems.push(`the target "${target}" is not in ${module}`);
    const absent = member.split('.').filter((name) => !new RegExp(`\\b${name}\\b`).test(faulty));
    if (member === '' || absent.length > 0) problems.push(`the target "${target}" names nothing in ${module}`);
  }
  for (const file of [test, hiddenTest]) {
    const text = readFileSync(path.join(one.folder, file), 'utf8');
    if (/\b(vi|jest)\.\w|from '(vitest|@jest\/globals)'/.test(text)) problems.push(`${file} is written for one runner`);
  }
  return problems;
}

function copyCase(one, version) {
  const { module, test, hiddenTest, fixed, support = [] } = one.files;
  const folder = path.join(work, version, one.name);
  const copy = (from, to) => {
    mkdirSync(path.dirname(path.join(folder, to)), { recursive: true });
    cpSync(path.join(one.folder, from), path.join(folder, to));
  };
  copy(version === 'fixed' ? fixed : module, module);
  for (const file of [test, hiddenTest, ...support]) copy(file, file);
}

/** One run over the copies; the results by absolute path of the test file. */
function runTests(part) {
  const config = path.join(work, 'vitest.config.mjs');
  const output = path.join(work, 'results.json');
  // Threads end with their process, even one that is in an endless loop when the time is up.
  writeFileSync(config, "export default { test: { globals: true, pool: 'threads', include: ['**/*.test.*'] } };\n");
  const bin = path.join(here, '..', 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--root', work, '--config', config, '--reporter=json', `--outputFile=${output}`];
  const { error, stderr } = spawnSync(process.execPath, [bin, ...args], {
    cwd: work,
    encoding: 'utf8',
    timeout: RUN_TIMEOUT_MS,
    killSignal: 'SIGKILL',
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  if (error !== undefined || !existsSync(output)) {
    const names = part.map((one) => one.name).join(', ');
    throw new Error(`The tests did not run to their end (${error?.message ?? stderr}); among these cases: ${names}`);
  }
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  return new Map(testResults.map((file) => [path.resolve(file.name), file]));
}

/** Adds to `one.problems` what the results say against the case. */
function judge(one, results) {
  const { test, hiddenTest } = one.files;
  const count = (version, file) => {
    const result = results.get(path.join(work, version, one.name, file));
    const titles = (status) =>
      (result?.assertionResults ?? []).filter((r) => r.status === status).map((r) => r.fullName);
    const counted = { passed: titles('passed'), failed: titles('failed'), loaded: true };
    counted.loaded = counted.passed.length + counted.failed.length > 0;
    if (!counted.loaded) one.problems.push(`${version}: ${file} ran no test: ${result?.message ?? 'not found'}`);
    return counted;
  };
  const counts = {
    fixed: { visible: count('fixed', test), hidden: count('fixed', hiddenTest) },
    faulty: { visible: count('faulty', test), hidden: count('faulty', hiddenTest) },
  };
  for (const [which, { failed }] of Object.entries(counts.fixed)) {
    if (failed.length > 0) one.problems.push(`the fixed module fails ${which} tests: ${failed.join('; ')}`);
  }
  const { visible, hidden } = counts.faulty;
  if (visible.loaded && visible.failed.length === 0) one.problems.push('the faulty module fails no visible test');
  if (visible.loaded && visible.passed.length === 0) one.problems.push('the faulty module passes no visible test');
  if (hidden.loaded && hidden.failed.length === 0) one.problems.push('the faulty module passes the hidden tests');
  return counts;
}

function report(one, counts) {
  if (values.quiet && one.problems.length === 0) return;
  const summary =
    counts === undefined
      ? ''
      : `  fails ${share(counts.faulty.visible)} visible, ${share(counts.faulty.hidden)} hidden; ${one.files.target ?? one.files.module}`;
  console.log(`${one.problems.length === 0 ? 'ok ' : 'BAD'} ${one.name}${summary}`);
  for (const line of one.changes ?? []) console.log(`      ${line}`);
  for (const problem of one.problems) console.log(`    ! ${problem}`);
}

function printCounts() {
  const byKind = new Map();
  for (const { kind } of cases) byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  console.log(`\n${cases.length} cases`);
  for (const [kind, count] of byKind) console.log(`  ${String(count).padStart(2)} ${kind}`);
}

/** The lines that stand in only one of two texts, by a longest common subsequence. */
function changedLines(before, after) {
  const [a, b] = [before.split('\n'), after.split('\n')];
  const common = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill(0));
  for (let i = a.length - 1; i >= 0; i--) {
    for (let j = b.length - 1; j >= 0; j--) {
      common[i][j] = a[i] === b[j] ? common[i + 1][j + 1] + 1 : Math.max(common[i + 1][j], common[i][j + 1]);
    }
  }
  const changes = [];
  for (let i = 0, j = 0; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      i++;
      j++;
    } else if (j >= b.length || (i < a.length && common[i + 1][j] >= common[i][j + 1])) changes.push(`- ${a[i++]}`);
    else changes.push(`+ ${b[j++]}`);
  }
  return changes;
}

function share({ failed, passed }) {
  return `${failed.length} of ${failed.length + passed.length}`;
}

function foldersIn(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();
}
