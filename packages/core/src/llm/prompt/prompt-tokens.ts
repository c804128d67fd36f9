import type { ModelRequest } from '../../model/model-request.ts';
import { tokensIn } from './cut-lines.ts';

/** How many tokens a request is at most: an estimate on the safe side, for budgets and for what is printed of it. */
export function promptTokens({ system, messages }: ModelRequest): number {
  const characters = messages.flatMap(({ parts }) => parts).reduce((sum, { text }) => sum + text.length, system.length);
  return tokensIn(characters);
}
