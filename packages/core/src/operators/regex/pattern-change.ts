import type { AST } from './pattern-tree.ts';

/** Another text for a span of the pattern. */
export interface PatternChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cost: number;
}

/** What is known of a pattern besides its tree. */
export interface PatternUse {
  readonly flags: string;
  /** Texts that it is matched against, those of failing tests first. */
  readonly subjects: readonly string[];
  /** The signs in them. */
  readonly characters: readonly string[];
}

/** What makes changes of a pattern. */
export type PatternChanges = (node: AST.Node, use: PatternUse) => Iterable<PatternChange>;

export function instead({ start, end }: AST.Node, text: string, cost: number): PatternChange {
  return { start, end, text, cost };
}

export function apply(pattern: string, { start, end, text }: PatternChange): string {
  return pattern.slice(0, start) + text + pattern.slice(end);
}
