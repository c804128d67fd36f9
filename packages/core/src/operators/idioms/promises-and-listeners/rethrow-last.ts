import type * as Babel from '@babel/types';
import { isFunction, isLoop, textOf } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { caughtBy, insertAtStart } from '../../shared/handler.ts';
import type { PatchOperator } from '../../operator.ts';

const COST = 1.5;
/** Where no test waits for an error. */
const UNEXPECTED = 0.8;

/** In `for (let n = 1; n <= most; n++) try { … } catch (error) { … }` first of all `if (n === most) throw error;`. */
export const rethrowLast: PatchOperator = {
  name: 'rethrow-last',
  family: 'statement',
  description: 'the error of the last attempt lost with those of the others',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    for (const { node, path } of sites) {
      if (node.type !== 'TryStatement' || !node.handler) continue;
      const loop = enclosing(path, (each) => isLoop(each) || isFunction(each))?.node;
      const last = loop?.type === 'ForStatement' ? lastRound(loop, source) : undefined;
      const caught = caughtBy(node.handler, source);
      if (last === undefined || caught === undefined) continue;
      const throws = insertAtStart(node.handler.body, `if (${last}) throw ${caught.name};`, source);
      yield { edits: [...caught.edits, throws], cost: COST + (facts.expectsThrow ? 0 : UNEXPECTED) };
    }
  },
};

/** What holds in the last round of a loop that counts on. */
function lastRound({ test, update }: Babel.ForStatement, source: string): string | undefined {
  if (test?.type !== 'BinaryExpression' || update?.type !== 'UpdateExpression' || update.operator !== '++')
    return undefined;
  const [count, bound] = [textOf(source, test.left), textOf(source, test.right)];
  if (count !== textOf(source, update.argument)) return undefined;
  if (test.operator === '<=') return `${count} === ${bound}`;
  return test.operator === '<' ? `${count} === ${bound} - 1` : undefined;
}
