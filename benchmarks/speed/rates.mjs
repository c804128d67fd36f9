import { realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import { onAllCores } from './all-cores.mjs';
import { perSecond, roundOf, sum } from './per-second.mjs';
import { bundle, lines, packages } from './programs.mjs';

const here = path.join(import.meta.dirname, '..');
/** Of each case: candidates in the batch, and those of them that are proved. */
const LIMITS = { most: 400, verifications: 8 };

/** Candidates a second over at least `each` of every case: of each, and of all together, which weighs each case by its time. */
export async function ratesOf(runner, { cases, each, root, project, version }) {
  const bundled = await bundle();
  const expectAt = expectOf(runner);
  const asked = { runner, root: project, cases, each, withSearch: true, bundled, packages, version, ...LIMITS };
  const probed = await lines(path.join(bundled, 'probe-rates.mjs'), path.join(root, `${runner}-probe.json`), asked);
  const measured = probed.filter(({ skipped }) => skipped === undefined);
  for (const { name, skipped } of probed) if (skipped !== undefined) console.log(`  ${name} left out: ${skipped}`);
  const esbuild = createRequire(path.join(packages, 'testkit/package.json')).resolve('esbuild');
  const told = { runner, root: project, cases: measured, esbuild, expectAt };
  const bare = new Map(
    (await lines(path.join(bundled, 'bare-loop.mjs'), path.join(root, `${runner}-bare.json`), told)).map((each) => [
      each.name,
      each,
    ]),
  );
  const rows = measured.map(({ name, way, candidates, times, startMs, search, verified, kept }) => {
    const own = bare.get(name);
    return {
      name,
      way,
      candidates: candidates.length,
      differ: own.differ,
      probeMs: roundOf(times, ({ ms }) => ms),
      bareMs: roundOf(own.times, ({ ms }) => ms),
      probeCpuMs: roundOf(times, ({ cpuMs }) => cpuMs),
      bareCpuMs: roundOf(own.times, ({ cpuMs }) => cpuMs),
      // From nothing: the test file loaded, the unchanged module tried, the batch compiled.
      coldProbeMs: startMs - times.slice(1).reduce((sum, { ms, compileMs }) => sum + ms + compileMs, 0),
      coldBareMs: own.times[0].ms + own.times[0].compileMs,
      search,
      verified,
      kept,
    };
  });
  const candidates = sum(rows, (each) => each.candidates);
  const rate = (of) => candidates / (sum(rows, of) / 1000);
  const searched = rows.filter(({ search }) => search !== null);
  return {
    rows,
    total: {
      cases: rows.length,
      candidates,
      probe: rate(({ probeMs }) => probeMs),
      bare: rate(({ bareMs }) => bareMs),
      // Of seconds of the processor: other work on the machine hardly changes them.
      probeCpu: rate(({ probeCpuMs }) => probeCpuMs),
      bareCpu: rate(({ bareCpuMs }) => bareCpuMs),
      coldProbe: rate(({ coldProbeMs }) => coldProbeMs),
      coldBare: rate(({ coldBareMs }) => coldBareMs),
      search: perSecond(searched.map(({ search: { candidates: runs, durationMs: ms } }) => ({ runs, ms }))),
      verified: perSecond(rows.map(({ verified }) => verified)),
      kept: perSecond(rows.map(({ kept }) => kept)),
      allCores: await onAllCores({ asked, bundled, root }),
    },
  };
}

/** The runner's own `expect`, outside of it. */
function expectOf(runner) {
  const own = createRequire(realpathSync(path.join(here, 'node_modules', runner, 'package.json')));
  if (runner === 'vitest') return path.join(path.dirname(own.resolve('@vitest/expect/package.json')), 'dist/index.js');
  const core = createRequire(own.resolve('@jest/core'));
  const circus = createRequire(createRequire(core.resolve('jest-config')).resolve('jest-circus/package.json'));
  return createRequire(circus.resolve('@jest/expect')).resolve('expect');
}
