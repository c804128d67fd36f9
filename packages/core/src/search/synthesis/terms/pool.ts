import { leavesOut, type LeavingOut } from '../../../model/search-part.ts';
import type { ValueKind } from '../../../model/value-kind.ts';
import { ABSENT } from '../../../ports/probe-lab.ts';
import { createFingerprint, type Fingerprint } from './fingerprint.ts';
import { makeTerm, type Term } from './term.ts';

const ALIKE_CONDITIONS = 3;

/**
 * Terms of one place, one for each value vector: the cheapest. Of conditions the cheapest three: a failing test often ends
 * at its first assertion, so values that tell two conditions apart may never have been seen.
 */
export interface Pool {
  add(text: string, cost: number, values: readonly unknown[], role: Term['role'], keepsOriginal?: boolean): void;
  /** Cheapest first, then in the order of adding. */
  terms(): readonly Term[];
  /** Names and fields of `this`, also those of the same values: as what is assigned to, each is another place. */
  places(): readonly Term[];
  /** The cheapest `most` terms of a kind that cost no more than `maxCost`. */
  ofKind(kind: ValueKind, most: number, maxCost: number): readonly Term[];
}

interface PoolParts extends LeavingOut {
  /** Shared by all pools of a search. Absent: one of its own. */
  readonly fingerprint?: Fingerprint;
}

/** `keepTies`: of equally likely terms that are made from others two are kept, where values tell little. */
export function createPool(workshop: PoolParts = {}, keepTies = false): Pool {
  const { fingerprint = createFingerprint() } = workshop;
  const isBlind = leavesOut(workshop, 'equivalence');
  const byPrint = new Map<string, Term[]>();
  const places: Term[] = [];
  const all = (): Term[] => [...byPrint.values()].flat();
  return {
    add(text, cost, values, role, keepsOriginal) {
      const absent = values.filter((value) => value === ABSENT).length;
      if (role !== 'original' && (absent === values.length || absent > values.length / 2)) return;
      const term = makeTerm(text, cost, values, role, keepsOriginal);
      if (role === 'name' || (role === 'member' && text.startsWith('this.'))) places.push(term);
      const print = isBlind && role !== 'original' ? text : fingerprint(values);
      const known = byPrint.get(print) ?? [];
      if (known.some((other) => other.role === 'original' || other.text === text)) return;
      const alike = sorted([...known, term]);
      const kept = term.kind === 'boolean' ? ALIKE_CONDITIONS : keepTies && isTie(alike) ? 2 : 1;
      byPrint.set(print, alike.slice(0, kept));
    },
    terms: () => sorted(all()),
    places: () => sorted(places),
    ofKind: (kind, most, maxCost) =>
      sorted(all().filter((term) => term.kind === kind && term.cost <= maxCost)).slice(0, most),
  };
}

function isTie([first, second]: readonly Term[]): boolean {
  if (first?.role !== 'made' || second?.role !== 'made') return false;
  return second.cost - first.cost < 1e-9;
}

function sorted(terms: Term[]): Term[] {
  return terms.toSorted((a, b) => a.cost - b.cost);
}
