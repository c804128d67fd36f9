import type { TARGETS } from './reply-targets.ts';

/** A reply as models really send it, and the lines that it changes, or why it is of no use. */
export interface ReplyShape {
  readonly name: string;
  readonly target: keyof typeof TARGETS;
  readonly reply: string;
  readonly becomes: readonly string[] | { readonly unusable: string };
}
