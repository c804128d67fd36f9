import { isLoop, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { InsertionPoint } from '../../../syntax/insertion-points.ts';

/** As much as a binding that nobody uses any more. */
const DEAD_CODE = 0.9;

/**
 * What it costs more to insert a statement that leaves code without use: a jump in front of statements, which no longer
 * run, or at the end of a loop's body, which then runs once. Linters report both.
 */
export function deadCodeCost({ path, before }: InsertionPoint, statement: string): number {
  if (!/^(return|throw|break|continue)\b/.test(statement)) return 0;
  if (before !== undefined) return before.type === 'FunctionDeclaration' ? 0 : DEAD_CODE;
  if (path.parent === undefined || path.key !== 'body' || !isLoop(path.parent.node)) return 0;
  return statement.startsWith('continue') || comesAround(path.node) ? 0 : DEAD_CODE;
}

/** Whether a loop's body has another way to its next round than its end. */
function comesAround(body: Node): boolean {
  for (const { node } of pathsOf(body)) if (node.type === 'ContinueStatement') return true;
  return false;
}
