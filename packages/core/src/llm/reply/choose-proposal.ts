import type { Block } from './blocks.ts';
import type { Proposal } from './proposal.ts';

/** Of the readings of one block the first that can be used, else what is nearest to it. */
export function best(proposals: readonly (Proposal | undefined)[]): Proposal | undefined {
  return proposals.find((proposal) => proposal?.status === 'proposed') ?? mostTelling(proposals);
}

/** Of what several texts are unusable for: what is nearest to a proposal. */
export function mostTelling(proposals: readonly (Proposal | undefined)[]): Proposal | undefined {
  return (
    proposals.find(isTelling) ??
    proposals.find((proposal) => proposal?.status === 'unusable' && proposal.reason === 'unchanged') ??
    proposals.find((proposal) => proposal !== undefined)
  );
}

function isTelling(proposal: Proposal | undefined): boolean {
  return proposal?.status === 'unusable' && proposal.reason !== 'target-missing' && proposal.reason !== 'unchanged';
}

export interface ReadBlock {
  readonly block: Block;
  readonly proposal: Proposal;
}

/** The last one is what a model has come to, unless it only offers it as another way. */
export function pick(found: readonly ReadBlock[]): Proposal {
  const [first] = found;
  const last = found.findLast((item) => item === first || !ALTERNATIVE.test(item.block.prose));
  return (last ?? first)?.proposal as Proposal;
}

const ALTERNATIVE =
  /\b(?:alternative(?:ly)?|another (?:option|way|approach)|option (?:b|2|two)|or,? (?:you (?:can|could)|if you))\b/i;
