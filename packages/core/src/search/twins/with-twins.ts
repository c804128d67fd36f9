import type { Edit } from '../../model/edit.ts';
import type { ExpressionSite } from '../../syntax/sites.ts';
import type { Proposal } from '../frontier.ts';
import { likewise, type Twins } from './likewise.ts';

/** What it costs more to make the same change at twins of a place, and at each more than one. */
const TOGETHER = { once: 0.5, each: 0.1 };
/** The same where one of them passes: it is shown beside that one, and first only where tests want it. */
const ELSEWHERE = 0.3;

/** What an operator has made of one expression. */
export interface Change {
  readonly site: ExpressionSite;
  readonly text: string;
  /** What operator and place cost, without what the patch itself tells. */
  readonly cost: number;
}

export interface TwinParts {
  readonly twins: Twins;
  /** Where operators are tried. */
  readonly tried: ReadonlySet<unknown>;
  readonly price: (edits: readonly Edit[]) => number;
  readonly source: string;
}

/** A change of one expression, and the same of all like it: now in the same function, elsewhere once it passes. */
export function* withTwins(proposal: Proposal, change: Change, parts: TwinParts): Generator<Proposal> {
  const { site, text, cost } = change;
  const { twins, tried, price, source } = parts;
  const all = (among: readonly ExpressionSite[], surcharge: number): Proposal | undefined => {
    const edits = likewise(site, text, among, source);
    return edits && { ...proposal, edits, cost: cost + surcharge + price(edits), isUniform: true };
  };
  const anywhere = twins(site, 'module');
  yield anywhere.length < 2 ? proposal : { ...proposal, likewise: () => all(anywhere, ELSEWHERE) };
  const near = twins(site, 'function');
  // The first of them where operators are tried speaks for all.
  if (near.find((twin) => tried.has(twin)) !== site) return;
  const together = all(near, TOGETHER.once + TOGETHER.each * (near.length - 2));
  if (together !== undefined) yield together;
}
