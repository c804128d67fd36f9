import type { AST } from './pattern-tree.ts';

/** Another text for a span of the pattern. */
export interface PatternChange {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly cost: number;
}

/** What makes changes of a pattern; `characters`: those that were seen in what it is matched against. */
export type PatternChanges = (node: AST.Node, characters: readonly string[]) => Iterable<PatternChange>;

export function instead({ start, end }: AST.Node, text: string, cost: number): PatternChange {
  return { start, end, text, cost };
}

export function apply(pattern: string, { start, end, text }: PatternChange): string {
  return pattern.slice(0, start) + text + pattern.slice(end);
}
