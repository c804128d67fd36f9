import type { Edit, Span } from '../model/edit.ts';

/** A place of the source that can hold a selector, and what stands there when the candidate is selected. */
export interface Carrier extends Span {
  /** `point`: an empty span between statements; the text is added there. */
  readonly kind: 'expression' | 'statements' | 'point';
  /** With ticks. */
  readonly text: string;
  /** A `;` has to end the statement in front of a point. */
  readonly needsSemicolon: boolean;
  /** Not inside any function: it runs when the module is evaluated. */
  readonly loadTime: boolean;
}

/** The text of `span` after those of `edits` that lie in it. */
export function editedText(source: string, span: Span, edits: readonly Edit[]): string {
  let text = '';
  let position = span.start;
  for (const edit of edits) {
    if (edit.start < span.start || edit.end > span.end) continue;
    text += source.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return text + source.slice(position, span.end);
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}
