// Bundled with the sources of core and the adapters, and run by plain Node: candidates a second in real test workers.
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import path from 'node:path';

import { flagMarker, resolveTarget } from '../../packages/core/src/index.ts';

import { probeTaskFor } from '../../packages/core/src/repair/search/probe-task.ts';
import { unobservedCandidates } from '../../packages/core/src/search/unobserved-candidates.ts';
import { batchSources } from '../../packages/core/src/instrument/batch-source.ts';
import { applyEdits } from '../../packages/core/src/syntax/apply-edits.ts';
import { indexSource } from '../../packages/core/src/instrument/source-index.ts';
import { parseModule } from '../../packages/core/src/syntax/parse.ts';
import { createJestOracle } from '../../packages/jest/src/run/oracle.ts';
import { findJest } from '../../packages/jest/src/shared/jest-version.ts';
import { createVitestOracle } from '../../packages/vitest/src/run/oracle.ts';

const request = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { runner, root, cases, each, most, verifications, withSearch, bundled, packages } = request;
const never = new AbortController().signal;
const OPTIONS = { maxCandidates: 3_000, timeoutMs: 30_000, seed: 1, allowSockets: false };

for (const one of cases) console.log(JSON.stringify({ name: one.name, ...(await measure(one)) }));

async function measure({ name, module, test, target: written }) {
  const file = path.join(root, 'src', name, module);
  const testFile = path.join(root, 'src', name, test);
  await using oracle = await openOracle();
  const baseline = await oracle.run({ files: [{ path: testFile }], overlay: {}, timeoutMs: 60_000 }, never);
  if (baseline.status !== 'completed') return { skipped: baseline.status };
  const failing = baseline.results.filter(({ status }) => status === 'failed');
  const passing = baseline.results.filter(({ status }) => status === 'passed');
  if (failing.length === 0) return { skipped: 'no test fails' };

  const marker = flagMarker(`src/${name}/${written}`, testFile, root);
  const { target, problem } = await resolveTarget(marker, {
    root,
    workspace: root,
    testFiles: [testFile],
    resolveImport: async (specifier, importer) => path.resolve(path.dirname(importer), specifier),
    readSource: (source) => readFile(source, 'utf8'),
    realPath: async (source) => source,
    listFolder: async () => [],
  });
  if (target === undefined) return { skipped: problem.message };
  const task = probeTaskFor({ target, failing, passing, overlay: {}, awaited: new Map(), options: OPTIONS, root });
  const candidates = candidatesOf(task);

  const judged = await judge(task, candidates);
  if (judged.times === undefined) return { skipped: judged.reason };
  const search = withSearch ? await searched(oracle, task) : null;
  // What the probe has seen run away is never proved: a proof of it would only measure how long one waits.
  const ending = candidates.filter(({ key }) => !/[tk]/.test(judged.verdicts[key]));
  const verified = await verify(oracle, { file, testFile, target, candidates: ending, worker: 'fresh' });
  const kept = await verify(oracle, { file, testFile, target, candidates: ending, worker: 'kept' });
  const positions = task.tests.map(({ id }) => baseline.results.findIndex((result) => sameTest(result.id, id)));
  return { ...judged, candidates, positions, tests: task.tests.length, search, verified, kept, file, testFile };
}

function sameTest(a, b) {
  return a.occurrence === b.occurrence && a.titlePath.join('\0') === b.titlePath.join('\0');
}

/** What operators make of the text alone, likeliest first; those that one batch can hold. */
function candidatesOf(task) {
  const all = [];
  for (const candidate of unobservedCandidates({ target: task.target, tests: task.tests, stackLines: [] })) {
    all.push(candidate);
    if (all.length === 2 * most) break;
  }
  const { selected } = batchSources(indexSource(parseModule(task.target.source, task.target.file)))(all);
  const some = all.filter((candidate) => selected.has(candidate)).slice(0, most);
  const again = batchSources(indexSource(parseModule(task.target.source, task.target.file)))(some);
  return some.filter((candidate) => again.selected.has(candidate));
}

async function judge(task, candidates) {
  await using oracle = await openOracle('rounds');
  const asked = {
    ...task,
    speed: { task, candidates, rounds: 1 + Math.max(2, Math.ceil(each / candidates.length)) },
    bundled,
    packages,
    limits: { ...task.limits, timeoutMs: 300_000 },
  };
  for await (const message of oracle.probe(asked, never)) {
    if (message.type === 'unprobeable') return JSON.parse(message.reason);
    if (message.type === 'failed') return { reason: message.reason };
  }
  return { reason: 'the worker died' };
}

/** The whole search as a repair has it. */
async function searched(oracle, task) {
  const started = performance.now();
  for await (const message of oracle.probe(task, never)) {
    if (message.type === 'done') {
      const { candidates, durationMs } = message.stats;
      return { candidates, durationMs, wallMs: performance.now() - started };
    }
  }
  return null;
}

/** Whole runs over candidates, one after the other: each in a fresh worker, or all in one that is kept and has run once before. */
async function verify(oracle, { file, testFile, target, candidates, worker }) {
  const run = ({ edits }) => {
    const overlay = { [file]: applyEdits(target.source, edits) };
    return oracle.run({ files: [{ path: testFile }], overlay, timeoutMs: 10_000, worker }, never);
  };
  const some = candidates.slice(0, verifications);
  if (worker === 'kept') await run({ edits: [] });
  const started = performance.now();
  for (const candidate of some) await run(candidate);
  return { runs: some.length, ms: performance.now() - started };
}

/** `rounds`: with our own work in the place of the search. */
async function openOracle(kind) {
  if (runner === 'vitest') {
    return createVitestOracle({
      version: request.version,
      setup: {
        root,
        configFile: path.join(root, 'vitest.config.mjs'),
        mode: 'test',
        options: {},
        ...(kind === 'rounds' && { probeModule: path.join(bundled, 'vitest-probe.mjs') }),
      },
      options: { memoryMb: 1024 },
      entry: path.join(packages, 'vitest/dist/host.js'),
    });
  }
  const jest = findJest(root);
  const { globalConfig, contexts } = await openProject(jest);
  return createJestOracle({
    jest,
    globalConfig,
    projects: contexts.map((context) => ({ context })),
    options: { memoryMb: 1024 },
    entry: kind === 'rounds' ? path.join(bundled, 'jest-host.mjs') : path.join(packages, 'jest/dist/host.js'),
  });
}

async function openProject(jest) {
  const load = createRequire(import.meta.url);
  const { readConfigs } = load(jest.config);
  const { default: runtime } = load(jest.runtime);
  const argv = { _: [], $0: '', watchman: false, cacheDirectory: path.join(root, '.jest-cache') };
  const { globalConfig, configs } = await readConfigs(argv, [root]);
  const options = { console, maxWorkers: cpus().length, resetCache: false, watch: false, watchman: false };
  return { globalConfig, contexts: await Promise.all(configs.map((config) => runtime.createContext(config, options))) };
}
