import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';

/** The function in `new Promise((resolve, reject) => …)`. */
export interface Executor {
  readonly node: Babel.ArrowFunctionExpression | Babel.FunctionExpression;
  /** How it calls what rejects the promise. */
  readonly reject: string;
  /** That make it a parameter; none when it is one. */
  readonly edits: readonly Edit[];
}

/** `undefined` for all that makes no promise, and where the name would be another's. */
export function executorOf(node: Node, source: string): Executor | undefined {
  if (node.type !== 'NewExpression' || node.callee.type !== 'Identifier' || node.callee.name !== 'Promise')
    return undefined;
  const [given] = node.arguments;
  if (given?.type !== 'ArrowFunctionExpression' && given?.type !== 'FunctionExpression') return undefined;
  const [resolve, reject] = given.params;
  if (reject !== undefined)
    return reject.type === 'Identifier' ? { node: given, reject: reject.name, edits: [] } : undefined;
  if (resolve?.type !== 'Identifier' || /\breject\b/.test(textOf(source, given))) return undefined;
  const [start, end] = [startOf(resolve), endOf(resolve)];
  const isBare = !source.slice(startOf(given), start).includes('(');
  const edit = isBare
    ? { start, end, text: `(${textOf(source, resolve)}, reject)` }
    : { start: end, end, text: ', reject' };
  return { node: given, reject: 'reject', edits: [edit] };
}
