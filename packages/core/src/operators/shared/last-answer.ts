import type * as Babel from '@babel/types';
import type { Span } from '../../model/edit.ts';
import { endOf, isLoop, startOf, type Node } from '../../syntax/node.ts';

/** The `return` with which a round of a loop ends, and what goes when it is taken out. */
export interface LastAnswer {
  readonly answer: Babel.ReturnStatement;
  readonly cut: Span;
  /** It answers where a condition of the same round does not hold. */
  readonly isElse: boolean;
  readonly before: readonly Babel.Statement[];
}

/** `{ …; return x; }` or `{ …; if (fits) …; else return x; }` as the body of a loop. */
export function lastAnswer(loop: Node): LastAnswer | undefined {
  if (!isLoop(loop) || loop.body.type !== 'BlockStatement') return undefined;
  const before = loop.body.body.slice(0, -1);
  const last = loop.body.body.at(-1);
  if (last?.type === 'ReturnStatement')
    return { answer: last, cut: { start: startOf(last), end: endOf(last) }, isElse: false, before };
  if (last?.type !== 'IfStatement' || !last.alternate) return undefined;
  const { consequent, alternate } = last;
  const [answer, ...others] = alternate.type === 'BlockStatement' ? alternate.body : [alternate];
  if (answer?.type !== 'ReturnStatement' || others.length > 0) return undefined;
  return { answer, cut: { start: endOf(consequent), end: endOf(alternate) }, isElse: true, before };
}
