// Proves that the cases of the suites are what they claim to be, over temporary copies: the fixed module passes the visible
// and the hidden tests and does as itself on the inputs; the faulty one fails some visible tests, and is found wrong by the
// hidden tests or by the inputs; and the two modules differ by little. Ends with 1 and names the cases otherwise.
//   node benchmarks/check-suites.mjs [suite | suite/kind | suite/kind/case ...] [--quiet]
import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { readCase, writeComparison } from 'testheal';

/** `failsAll`: the faulty module need not pass any visible test. `inputs`: each case has inputs. */
const SUITES = {
  default: { failsAll: true },
  everyday: { failsAll: true },
  faults: {},
  history: { failsAll: true },
  'missing-logic': {},
  quixbugs: { failsAll: true, inputs: true },
  web: {},
};
const MAX_CHANGED_LINES = 12;
// A slow machine needs minutes for all cases; a case that never ends should still be noticed.
const CASES_A_RUN = 16;
const RUN_TIMEOUT_MS = 180_000;
// For one file of a module that is known to run for ever.
const ENDLESS_TIMEOUT_MS = 20_000;
const here = import.meta.dirname;

const { values, positionals } = parseArgs({ allowPositionals: true, options: { quiet: { type: 'boolean' } } });
const cases = readCases(positionals);
if (cases.length === 0) {
  console.error(`No case matches ${positionals.join(' ') || 'anything'}; name a suite, suite/kind or suite/kind/case.`);
  process.exit(1);
}

const work = path.join(here, `.tmp-check-suites-${process.pid}`);
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
    mkdirSync(work, { recursive: true });
    for (const one of part) for (const version of ['faulty', 'fixed']) copyCase(one, version);
    for (const [file, result] of await runCopies(part)) results.set(file, result);
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

/** All cases, or those of the named suites, kinds and cases, in the order of their names. */
function readCases(wanted) {
  return Object.keys(SUITES)
    .filter((suite) => existsSync(path.join(here, suite)))
    .flatMap((suite) => caseFoldersIn(suite).map((name) => ({ suite, name })))
    .filter(({ name }) => wanted.length === 0 || wanted.some((part) => `${name}/`.startsWith(`${part}/`)))
    .map((one) => ({ ...one, folder: path.join(here, one.name), problems: [] }));
}

/** Folders without folders of their own that hold more cases: `quixbugs/gcd`, `faults/null-guard/user-name`. */
function caseFoldersIn(folder) {
  if (existsSync(path.join(here, folder, 'case.json'))) return [folder];
  const inside = foldersIn(path.join(here, folder)).filter((name) => name !== 'node_modules');
  return inside.length === 0 ? [folder] : inside.flatMap((name) => caseFoldersIn(`${folder}/${name}`));
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
  const { module, test, hiddenTest, fixed, target, support = [], inputs, endless, ...others } = one.files;
  // What `history` says of the package that a case is about.
  const { package: published, about: _about, ...unknown } = others;
  const problems = Object.keys(unknown).map((key) => `case.json has an unknown key "${key}"`);
  for (const [key, file] of Object.entries({ module, test, hiddenTest, fixed })) {
    if (typeof file !== 'string') problems.push(`case.json has no "${key}"`);
  }
  if (inputs === undefined && SUITES[one.suite].inputs) problems.push('case.json has no "inputs"');
  if (endless !== undefined && endless !== true) problems.push('"endless" in case.json may only be true');
  if (problems.length > 0) return problems;
  const judges = inputs === undefined ? [hiddenTest, fixed] : [hiddenTest, fixed, inputs];
  for (const file of [module, test, ...judges, ...support]) {
    if (!existsSync(path.join(one.folder, file))) problems.push(`${file} is missing`);
  }
  if (problems.length > 0 && published !== undefined) problems.push('fetch-history.mjs brings what is published');
  if (problems.length > 0) return problems;

  const listed = new Set(['case.json', module, test, ...judges, ...support].map((file) => path.normalize(file)));
  for (const file of readdirSync(one.folder, { recursive: true, withFileTypes: true })) {
    const relative = path.relative(one.folder, path.join(file.parentPath, file.name));
    const isOfFolder = support.some((folder) => relative.startsWith(path.join(folder, path.sep)));
    if (file.isFile() && !listed.has(relative) && !isOfFolder)
      problems.push(`${relative} stands in no field of case.json`);
  }

  const faulty = readFileSync(path.join(one.folder, module), 'utf8');
  one.changes = changedLines(faulty, readFileSync(path.join(one.folder, fixed), 'utf8'));
  if (one.changes.length === 0) problems.push('faulty and fixed modules are the same');
  const changed = one.changes.filter((line) => !/^[+-]\s*(?:$|\/\/|\/?\*)/.test(line)).length;
  if (changed > MAX_CHANGED_LINES) problems.push(`${changed} changed lines, more than ${MAX_CHANGED_LINES}`);

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
  const { module, test, hiddenTest, fixed, support = [], inputs } = one.files;
  const files = folderOf(one, version);
  const copy = (from, to) => {
    mkdirSync(path.dirname(path.join(files, to)), { recursive: true });
    cpSync(path.join(one.folder, from), path.join(files, to), { recursive: true });
  };
  for (const file of [test, hiddenTest, ...support]) copy(file, file);
  copy(version === 'fixed' ? fixed : module, module);
  if (inputs === undefined) return;
  const reading = readCase(one.folder);
  if (reading.status !== 'read') throw new Error(`${one.name}: ${reading.problems.join('; ')}`);
  one.comparisons ??= {};
  one.comparisons[version] = writeComparison({
    benchCase: reading.case,
    fixed,
    inputs,
    files,
    into: path.join(work, `${version}-compare`, one.name),
  });
}

function folderOf(one, version) {
  return path.join(work, version, one.name);
}

/** Absolute paths of what judges a version of a case: the visible and the hidden test, and the comparison or nothing. */
function judgesOf(one, version) {
  const { test, hiddenTest } = one.files;
  const [visible, hidden] = [test, hiddenTest].map((file) => path.join(folderOf(one, version), file));
  return { visible, hidden, inputs: one.comparisons?.[version] };
}

function filesOf(ones, version) {
  return ones.flatMap((one) => Object.values(judgesOf(one, version))).filter((file) => file !== undefined);
}

/** One run over the copies, and one for each file of a module that may run for ever; results by path of the test file. */
async function runCopies(part) {
  const endless = part.filter((one) => one.files.endless === true);
  const tame = part.filter((one) => !endless.includes(one));
  const together = [...filesOf(part, 'fixed'), ...filesOf(tame, 'faulty')];
  const results = await runTests(together, RUN_TIMEOUT_MS);
  if (results === undefined) {
    throw new Error(`The tests did not run to their end; among these cases: ${part.map((one) => one.name).join(', ')}`);
  }
  const alone = filesOf(endless, 'faulty');
  await Promise.all(
    alone.map(async (file) => {
      const own = await runTests([file], ENDLESS_TIMEOUT_MS);
      results.set(file, own?.get(file) ?? { hangs: true });
    }),
  );
  return results;
}

/** Results by absolute path of the test file; `undefined` when the run did not end. */
async function runTests(files, timeoutMs) {
  if (files.length === 0) return new Map();
  const id = path.relative(work, files[0]).replaceAll(/[^\w-]/g, '_');
  const config = path.join(work, `vitest.${id}.config.mjs`);
  const output = path.join(work, `results.${id}.json`);
  // Threads end with their process, even one that is in an endless loop when the time is up.
  const include = JSON.stringify(files.map((file) => path.relative(work, file)));
  writeFileSync(config, `export default { test: { globals: true, pool: 'threads', include: ${include} } };\n`);
  const bin = path.join(here, '..', 'node_modules', 'vitest', 'vitest.mjs');
  const args = ['run', '--root', work, '--config', config, '--reporter=json', `--outputFile=${output}`];
  const child = spawn(process.execPath, [bin, ...args], {
    cwd: work,
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    stdio: 'ignore',
  });
  await new Promise((resolve) => child.once('exit', resolve));
  if (!existsSync(output)) return undefined;
  const { testResults } = JSON.parse(readFileSync(output, 'utf8'));
  return new Map(testResults.map((file) => [path.resolve(file.name), file]));
}

/** Adds to `one.problems` what the results say against the case. */
function judge(one, results) {
  const count = (version, which) => {
    const file = judgesOf(one, version)[which];
    if (file === undefined) return undefined;
    const result = results.get(file);
    if (result?.hangs) return { passed: [], failed: ['does not end'], loaded: true };
    const titles = (status) =>
      (result?.assertionResults ?? []).filter((r) => r.status === status).map((r) => r.fullName);
    const counted = { passed: titles('passed'), failed: titles('failed'), loaded: true };
    counted.loaded = counted.passed.length + counted.failed.length > 0;
    if (!counted.loaded) one.problems.push(`${version}: ${which} ran no test: ${result?.message ?? 'not found'}`);
    return counted;
  };
  const counts = Object.fromEntries(
    ['fixed', 'faulty'].map((version) => [
      version,
      Object.fromEntries(['visible', 'hidden', 'inputs'].map((which) => [which, count(version, which)])),
    ]),
  );
  for (const [which, counted] of Object.entries(counts.fixed)) {
    if (counted === undefined || counted.failed.length === 0) continue;
    one.problems.push(`the fixed module fails ${which}: ${counted.failed.join('; ')}`);
  }
  const { visible, hidden, inputs } = counts.faulty;
  const rules = SUITES[one.suite];
  if (visible.loaded && visible.failed.length === 0) one.problems.push('the faulty module fails no visible test');
  if (visible.loaded && visible.passed.length === 0 && !rules.failsAll)
    one.problems.push('the faulty module passes no visible test');
  if (inputs === undefined && hidden.loaded && hidden.failed.length === 0)
    one.problems.push('the faulty module passes the hidden tests');
  if (inputs !== undefined && inputs.loaded && inputs.failed.length === 0)
    one.problems.push('the faulty module does as the fixed one on all inputs');
  return counts;
}

function report(one, counts) {
  if (values.quiet && one.problems.length === 0) return;
  const summary =
    counts === undefined
      ? ''
      : `  fails ${share(counts.faulty.visible)} visible, ${share(counts.faulty.hidden)} hidden${counts.faulty.inputs === undefined ? '' : ', differs on inputs'}; ${one.files.target ?? one.files.module}`;
  console.log(`${one.problems.length === 0 ? 'ok ' : 'BAD'} ${one.name}${summary}`);
  for (const line of one.changes ?? []) console.log(`      ${line}`);
  for (const problem of one.problems) console.log(`    ! ${problem}`);
}

function printCounts() {
  const byKind = new Map();
  for (const { name } of cases) {
    const kind = path.posix.dirname(name);
    byKind.set(kind, (byKind.get(kind) ?? 0) + 1);
  }
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
