import type { Block } from './blocks.ts';
import type { CodeReading } from './code-reading.ts';
import type { Unusable } from './proposal.ts';

export interface ReadBlock {
  readonly block: Block;
  readonly reading: CodeReading;
}

/** The last one is what a model has come to, unless it only offers it as another way; then those before it. */
export function inPreference(blocks: readonly ReadBlock[]): ReadBlock[] {
  const isOther = blocks.map(({ block }, index) => index > 0 && ALTERNATIVE.test(block.prose));
  const latestFirst = blocks.toReversed();
  return [
    ...latestFirst.filter((item) => isOther[blocks.indexOf(item)] !== true),
    ...latestFirst.filter((item) => isOther[blocks.indexOf(item)] === true),
  ];
}

const ALTERNATIVE =
  /\b(?:alternative(?:ly)?|another (?:option|way|approach)|option (?:b|2|two)|or,? (?:you (?:can|could)|if you))\b/i;

/** Of what several texts are unusable for: what is nearest to a proposal. */
export function mostTelling(failures: readonly Unusable[]): Unusable {
  return failures.find(({ reason }) => reason !== 'unchanged') ?? (failures[0] as Unusable);
}
