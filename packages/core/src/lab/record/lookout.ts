import type { RecordingSite } from '../../ports/probe-lab.ts';
import { glimpse, type GlimpseBudget } from './glimpse.ts';
import type { SiteListener } from '../heal-global.ts';

/** Hits of one site in one test that are looked at. In modules of everyday size that takes up to 40 ms of the test's second. */
const MOST_HITS = 100;
const MOST_LOOKS = 22;
/** Names of fields that are listed in one test: a few hundredths of a second. */
const MOST_KEYS = 50_000;

/** Tells the hits of a failing test that look like none before: in a long walk the one that matters may come late. */
export interface Lookout {
  startTest(isFailing: boolean): void;
  /** Whether the `count`th hit of a site looks new. */
  isNew(site: number, count: number, read: Reader): boolean;
}

type Reader = Parameters<SiteListener['before']>[1];

export function createLookout(sites: readonly RecordingSite[]): Lookout {
  let looks: Set<string>[] = [];
  let isAwake = false;
  let budget: GlimpseBudget = { left: 0 };
  return {
    startTest(isFailing) {
      looks = [];
      isAwake = isFailing;
      budget = { left: MOST_KEYS };
    },
    isNew(site, count, read) {
      if (!isAwake || count > MOST_HITS) return false;
      const known = (looks[site] ??= new Set());
      const { size } = known;
      return size < MOST_LOOKS && known.add(lookOf(sites[site] as RecordingSite, read, budget)).size > size;
    },
  };
}

function lookOf({ names }: RecordingSite, read: Reader, budget: GlimpseBudget): string {
  return names.map((_, name) => lookAt(name, read, budget)).join(' ');
}

function lookAt(name: number, read: Reader, budget: GlimpseBudget): string {
  try {
    return glimpse(read(name), budget);
  } catch {
    // Its dead zone, or `this` before `super()`.
    return '!';
  }
}
