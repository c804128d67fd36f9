import type { Span } from '../../model/edit.ts';
import { indentAt, reindent, type Layout } from './indentation.ts';
import type { Item } from './items.ts';
import type { Meaning } from './meaning.ts';

/** Both texts and how they are laid out. */
export interface MergeSides {
  readonly old: Side;
  readonly now: Side;
  readonly eol: string;
  readonly untyped: boolean;
}

export interface Side {
  readonly source: string;
  readonly unit: string;
  readonly meaningOf: Meaning;
  /** Texts whose lines must not be moved. */
  readonly fixed: readonly Span[];
}

export interface Parents {
  readonly old: Item;
  readonly now: Item;
}

/** Text of the rewrite, laid out as the lines around it are. */
export function textFor({ old, now }: Parents, span: Span, { old: before, now: after, eol }: MergeSides): string {
  const from: Layout = { indent: indentAt(after.source, now.start), unit: after.unit };
  const to: Layout = { indent: indentAt(before.source, old.start), unit: before.unit };
  return reindent(after.source, span, { from, to, eol, fixed: after.fixed });
}
