import type { RecordingSite } from '../ports/probe-lab.ts';
import { glimpse } from './glimpse.ts';
import type { SiteListener } from './heal-global.ts';

/** Hits of one site in one test that are looked at: each costs about as much as a step of the test. */
const MOST_HITS = 100;
const MOST_LOOKS = 22;

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
  return {
    startTest(isFailing) {
      looks = [];
      isAwake = isFailing;
    },
    isNew(site, count, read) {
      if (!isAwake || count > MOST_HITS) return false;
      const known = (looks[site] ??= new Set());
      const { size } = known;
      return size < MOST_LOOKS && known.add(lookOf(sites[site] as RecordingSite, read)).size > size;
    },
  };
}

function lookOf({ names }: RecordingSite, read: Reader): string {
  return names.map((_, name) => lookAt(name, read)).join(' ');
}

function lookAt(name: number, read: Reader): string {
  try {
    return glimpse(read(name));
  } catch {
    // Its dead zone, or `this` before `super()`.
    return '!';
  }
}
