import type * as Babel from '@babel/types';
import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { PatchOperator } from '../../operator.ts';
import { insertAtStart } from '../../shared/handler.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.2;

/** `try { const found = await ask(); show(found); } catch { if (isOld()) return; … }` → also behind the wait `if (isOld()) return;`. */
export const askBothWays: PatchOperator = {
  name: 'ask-both-ways',
  family: 'async',
  description: 'what is asked after an error and not after success, or the other way round: whether it is too late',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node } of sites) {
      if (node.type !== 'TryStatement' || !node.handler) continue;
      const [work, rescue] = [node.block.body, node.handler.body.body];
      if (!work.some(waits)) continue;
      const missing = (from: readonly Node[], to: readonly Node[]): string[] =>
        guardsIn(from, source).filter((guard) => !to.some((each) => textOf(source, each).includes(guard)));
      for (const guard of missing(rescue, work)) {
        // What has come may be kept all the same, and is only not to be shown.
        for (const [nth, statement] of work.slice(work.findIndex(waits), -1).entries()) {
          const at = endOf(statement);
          const text = `\n${indentAt(source, startOf(statement))}${guard}`;
          yield { edits: [{ start: at, end: at, text }], cost: COST + 0.1 * nth };
        }
      }
      for (const guard of missing(work, rescue))
        yield { edits: [insertAtStart(node.handler.body, guard, source)], cost: COST };
    }
  },
};

/** `if (mine !== latest) return;` */
function guardsIn(statements: readonly Node[], source: string): string[] {
  return statements.filter(isGuard).map((statement) => textOf(source, statement));
}

function isGuard(node: Node): boolean {
  if (node.type !== 'IfStatement' || node.alternate) return false;
  const only = node.consequent.type === 'BlockStatement' ? node.consequent.body : [node.consequent];
  const [left] = only as readonly Babel.Statement[];
  return only.length === 1 && left?.type === 'ReturnStatement' && !left.argument;
}

function waits(statement: Node): boolean {
  return [...pathsOf(statement, isFunction)].some(({ node }) => node.type === 'AwaitExpression');
}
