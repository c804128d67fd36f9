// Bundled with the sources of core, and run by plain Node: the same candidates in a loop that does nothing else.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { batchSources } from '../../packages/core/src/instrument/batch-source.ts';
import { createGuard } from '../../packages/core/src/lab/heal-global.ts';
import { indexSource } from '../../packages/core/src/instrument/source-index.ts';
import { parseModule } from '../../packages/core/src/syntax/parse.ts';
import { collectPlainTests } from './plain-tests.mjs';

const { runner, root, cases, esbuild, expectAt } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const { transformSync } = createRequire(import.meta.url)(esbuild);
const expect = await loadExpect();
const guard = createGuard({ now: performance.now.bind(performance) });
globalThis.__heal = guard.heal;
// As the probe does.
Error.stackTraceLimit = 0;

// Errors of a candidate's listeners and timers come on their own. The probe holds them against it; here they must not end the loop.
let isMeasuring = false;
process.on('uncaughtException', (error) => {
  if (!isMeasuring) throw error;
});

for (const each of cases) console.log(JSON.stringify({ name: each.name, ...(await measure(each)) }));

async function measure({ file, testFile, candidates, positions, order, steps, verdicts, times: { length: rounds } }) {
  const module = parseModule(readFileSync(file, 'utf8'), file);
  const { text, selected } = batchSources(indexSource(module))(candidates);
  const started = performance.now();
  const factory = new Function('module', 'exports', toCommonJs(text));
  const compileMs = performance.now() - started;
  const own = { exports: {} };
  const instantiate = () => {
    own.exports = {};
    factory(own, own.exports);
  };
  // The tests read what the last instance exports, as in a runner.
  const live = new Proxy({}, { get: (_, key) => own.exports[key], has: (_, key) => key in own.exports });
  instantiate();
  const tests = collectPlainTests(toCommonJs(readFileSync(testFile, 'utf8')), expect, () => live);
  const inOrder = order.map((test, index) => ({ run: tests[positions[test]], maxSteps: steps[index] }));

  const times = [];
  let differ = 0;
  isMeasuring = true;
  for (let round = 0; round < rounds; round++) {
    const [before, cpu] = [performance.now(), process.cpuUsage()];
    for (const candidate of candidates) {
      guard.nextInstance();
      guard.heal.k = selected.get(candidate).id;
      let last = '1';
      try {
        instantiate();
        for (const { run, maxSteps } of inOrder) {
          guard.begin(maxSteps, 2_000);
          const pending = run();
          if (typeof pending?.then === 'function') await pending;
          if (guard.end().stopped !== undefined) throw new RangeError('stopped');
        }
      } catch {
        last = '0';
        guard.end();
      }
      const bits = verdicts[candidate.key] ?? '';
      if (round === 0 && (last === '1') !== !/[^1-]/.test(bits) && !/^-*$/.test(bits)) differ++;
    }
    const { user, system } = process.cpuUsage(cpu);
    times.push({ ms: performance.now() - before, cpuMs: (user + system) / 1000 });
  }
  await new Promise((resolve) => setImmediate(resolve));
  isMeasuring = false;
  times[0].compileMs = compileMs;
  return { times, differ };
}

function toCommonJs(text) {
  return transformSync(text, { loader: 'ts', format: 'cjs', target: 'node20' }).code;
}

async function loadExpect() {
  const load = createRequire(path.join(root, 'package.json'));
  if (runner === 'jest') return load(expectAt).expect;
  const { JestChaiExpect, JestExtend, JestAsymmetricMatchers, setState, GLOBAL_EXPECT, chai } = await import(
    pathToFileURL(expectAt).href
  );
  chai.use(JestExtend);
  chai.use(JestChaiExpect);
  chai.use(JestAsymmetricMatchers);
  const plain = (value, message) => chai.expect(value, message);
  Object.assign(plain, chai.expect);
  Object.defineProperty(globalThis, GLOBAL_EXPECT, { value: plain, writable: true, configurable: true });
  setState({ assertionCalls: 0, isExpectingAssertions: false, expectedAssertionsNumber: null }, plain);
  return plain;
}
