import type { Span } from '../model/edit.ts';

/** A mark as the text of a test file shows it: no line of the file has run. */
export interface StaticMark {
  readonly target: StaticTarget;
  /** `heal(t, { hint: '…' })`, where the text says it; absent: none. */
  readonly hint?: string;
  /** Of the word `heal` in the call, 1-based: what a mark says of itself in a healing run. */
  readonly line: number;
  readonly column: number;
  /** `heal(t)(name, fn)` and its chains, `test(name, heal(t), fn)`, or `heal(t)` in a body or a hook. */
  readonly form: 'wrapper' | 'options' | 'body';
  /**
   * `suite`: every test below the titles that has no mark of its own; without titles, every test of the file. `nothing`:
   * the call runs where no test does, so it marks none. `unknown`: in a helper or handed to one, so only running tells.
   */
  readonly holdsFor: 'test' | 'suite' | 'nothing' | 'unknown';
  /** Suites from the outside in, then the test. What the text does not say is a pattern. */
  readonly titles: readonly StaticTitle[];
  /** True when the titles may have more suites around them: they stand in a function that the file calls somewhere. */
  readonly isNested: boolean;
}

/** What is between the parentheses of `heal(…)`. Spans are offsets in the test file. */
export type StaticTarget =
  /** A string, or a constant of the file that is one. */
  | { readonly kind: 'text'; readonly text: string; readonly span: Span }
  /** `extractPrice`, `cart.total`. */
  | { readonly kind: 'chain'; readonly names: readonly [string, ...string[]]; readonly span: Span }
  /** What only running it would tell. */
  | { readonly kind: 'other'; readonly code: string; readonly span: Span };

/** A literal title, or the source of a regular expression that the whole title matches: a template, rows of `each`. */
export type StaticTitle =
  | { readonly text: string; readonly pattern?: undefined }
  | { readonly text?: undefined; readonly pattern: string };
