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
  /** Position among what the operator makes of it. */
  readonly nth: number;
  /** What the operator makes of another. */
  readonly madeOf: (site: ExpressionSite) => readonly string[];
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
  const all = (edits: readonly Edit[] | undefined, surcharge: number): Proposal | undefined =>
    edits && { ...proposal, edits, cost: cost + surcharge + price(edits), isUniform: true };
  const anywhere = twins(site, 'module');
  const everywhere = (): Proposal | undefined =>
    all(
      likewise(site, text, anywhere, source, (twin, made) => fitted(made, twin, change)),
      ELSEWHERE,
    );
  yield anywhere.length < 2 ? proposal : { ...proposal, likewise: everywhere };
  const near = twins(site, 'function');
  // The first of them where operators are tried speaks for all.
  if (near.find((twin) => tried.has(twin)) !== site) return;
  const together = all(likewise(site, text, near, source), TOGETHER.once + TOGETHER.each * (near.length - 2));
  if (together !== undefined) yield together;
}

/** In another function other things have the same part: where the operator makes something else of the twin, that is meant. */
function fitted(made: string, twin: ExpressionSite, { nth, madeOf }: Change): string {
  const own = madeOf(twin);
  return own.includes(made) ? made : (own[nth] ?? made);
}
