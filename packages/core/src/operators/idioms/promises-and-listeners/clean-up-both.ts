import { endOf, isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.3;

/** `task.then((value) => { cleanup(); resolve(value); }, reject)` → `…, (error) => { cleanup(); reject(error); })`. */
export const cleanUpBoth: Operator = {
  name: 'clean-up-both',
  family: 'async',
  description: 'what is tidied up after success and left behind after an error: timers, listeners, locks',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'then') return;
    const [done, failed] = node.arguments;
    if (done === undefined || failed?.type !== 'Identifier') return;
    const step = firstStep(done, source);
    if (step === undefined) return;
    const [start, at, end] = [startOf(node), startOf(failed), endOf(failed)];
    const both = `(error) => { ${step} ${failed.name}(error); }`;
    yield { text: source.slice(start, at) + both + source.slice(end, endOf(node)), cost: COST };
  },
};

/** A call without arguments, before all else. */
function firstStep(callback: Node, source: string): string | undefined {
  if (!isFunction(callback) || callback.body.type !== 'BlockStatement' || callback.body.body.length < 2)
    return undefined;
  const [first] = callback.body.body;
  const call = first?.type === 'ExpressionStatement' ? first.expression : undefined;
  if (first === undefined || call?.type !== 'CallExpression' || call.arguments.length > 0) return undefined;
  return textOf(source, first);
}
