import { recordingSource } from '../../instrument/recording-source.ts';
import type { SourceIndex } from '../../instrument/source-index.ts';
import {
  ABSENT,
  type CalibratedTest,
  type RecordedState,
  type Recording,
  type RecordingSite,
} from '../../ports/probe-lab.ts';
import type { TryLimits } from '../bench.ts';
import type { Accepted } from '../accepted.ts';
import { inRunOrder } from '../judge/in-run-order.ts';
import type { Guard, SiteListener } from '../heal-global.ts';
import { createLookout } from './lookout.ts';
import { maxMsOf } from '../judge/try-candidate.ts';
import { snapshotter, type SnapshotBudget } from '../state/snapshot.ts';

/** Short enough that the main process does not take a slow test for a dead worker: it waits 3 s for a sign of life. */
const LIMITS = { maxSteps: 20_000_000, maxMs: 2_000 };
/** A failing test may never end; what it does in its first second is sample enough. */
const FAILING_LIMITS = { maxSteps: 2_000_000, maxMs: 1_000 };
/** One that never ends goes round and round: what it does later it has done before. */
const ENDLESS_LIMITS = { maxSteps: 100_000, maxMs: 1_000 };
/** Who has gone no further when it was calibrated, for as long, waits in vain. */
const WAITING_MS = 300;
const WAITING_STEPS = 10_000;
/** Entries of objects that one recording may copy: some hundred megabytes. */
const MAX_COPIED_ENTRIES = 3_000_000;

interface Hit {
  readonly site: number;
  readonly values: readonly unknown[];
  value: unknown;
  test: number;
}

/** Runs the calibrated tests once over a copy of the module that tells what its sites see: a new one, unless they calibrated on it. */
export async function record(
  sites: readonly RecordingSite[],
  accepted: Accepted,
  {
    index,
    guard,
    alive,
  }: { readonly index: SourceIndex; readonly guard: Guard; readonly alive?: (() => Promise<void>) | undefined },
): Promise<Recording> {
  const { bench, positions, recorder } = accepted;
  const { text, observed } = recorder?.sites === sites ? recorder : recordingSource(sites, index);
  const sink = createSink(sites, positions.length);
  guard.listen(sink.listener);
  try {
    const refusal = await bench.mount(text);
    if (refusal !== undefined) return { sites: sites.map(() => unknownSite(positions.length)) };
    sink.endLoading();
    bench.startTry();
    for (const test of inRunOrder(positions.keys(), bench, positions)) {
      const position = positions[test] ?? -1;
      if (position === -1) continue;
      await alive?.();
      await bench.mount(text);
      sink.startTest(test, accepted.calibration.tests[test]?.passes !== true);
      await bench.run(position, 0, limitsFor(accepted.calibration.tests[test], maxMsOf(test, accepted)));
      sink.endTest();
    }
  } finally {
    guard.listen(undefined);
  }
  return {
    sites: sites.map((_, site) => (observed[site] === true ? sink.siteRecord(site) : unknownSite(positions.length))),
  };
}

function limitsFor(test: CalibratedTest | undefined, candidateMs: number): TryLimits {
  if (test?.passes === true) return LIMITS;
  if (test?.stopped !== true) return FAILING_LIMITS;
  if (test.steps >= WAITING_STEPS) return ENDLESS_LIMITS;
  // What it would come to later is out of the reach of candidates, too.
  return { ...ENDLESS_LIMITS, maxMs: Math.min(ENDLESS_LIMITS.maxMs, Math.max(WAITING_MS, candidateMs)) };
}

/** A site that could not be observed counts as reached by every test: nothing may be concluded from it. */
function unknownSite(tests: number): Recording['sites'][number] {
  return { hits: Array.from({ length: tests }, () => 1), states: [] };
}

interface Sink {
  readonly listener: SiteListener;
  endLoading(): void;
  startTest(test: number, isFailing: boolean): void;
  endTest(): void;
  siteRecord(site: number): Recording['sites'][number];
}

/** Hits before the first test belong to every test: they come from the evaluation of the module. */
const LOADING = -1;

function createSink(sites: readonly RecordingSite[], tests: number): Sink {
  const budget: SnapshotBudget = { left: MAX_COPIED_ENTRIES };
  const counts = sites.map(() => Array.from({ length: tests }, () => ({ count: 0 })));
  const loaded = sites.map(() => ({ count: 0 }));
  const hits = sites.map((): Hit[] => []);
  const lookout = createLookout(sites);
  let test = LOADING;
  let listening = true;

  const countHit = (site: number): number => {
    if (test === LOADING) return ++(loaded[site] as { count: number }).count;
    return ++((counts[site] as { count: number }[])[test] as { count: number }).count;
  };
  const listener: SiteListener = {
    before(site, read) {
      if (!listening) return undefined;
      const count = countHit(site);
      // Also those that are kept anyway are looked at: what follows may look like them.
      const isNew = lookout.isNew(site, count, read);
      if (!isNew && !isSampled(count)) return undefined;
      const snapshot = snapshotter(budget);
      const values = (sites[site] as RecordingSite).names.map((_, name) => readName(read, name, snapshot));
      const hit: Hit = { site, values, value: ABSENT, test };
      hits[site]?.push(hit);
      return hit;
    },
    value(hit, value) {
      (hit as Hit).value = snapshotter(budget)(value);
    },
  };
  return {
    listener,
    endLoading() {
      listening = false;
    },
    startTest(next, isFailing) {
      test = next;
      lookout.startTest(isFailing);
      listening = true;
    },
    endTest() {
      listening = false;
    },
    siteRecord(site) {
      const before = loaded[site]?.count ?? 0;
      const all = (counts[site] ?? []).map(({ count }) => count + before);
      const states = (hits[site] as Hit[]).flatMap((hit) => statesOf(hit, tests));
      return { hits: all, ...(before > 0 && { loads: before }), states };
    },
  };
}

function statesOf({ test, values, value }: Hit, tests: number): RecordedState[] {
  if (test !== LOADING) return [{ test, values, value }];
  return Array.from({ length: tests }, (_, each) => ({ test: each, values, value }));
}

/** The first 10 hits, then 16, 32, 64 …: a sample spread over the run. */
function isSampled(count: number): boolean {
  return count <= 10 || (count >= 16 && (count & (count - 1)) === 0);
}

function readName(read: (name: number) => unknown, name: number, snapshot: (value: unknown) => unknown): unknown {
  try {
    return snapshot(read(name));
  } catch {
    // Its dead zone, or `this` before `super()`.
    return ABSENT;
  }
}
