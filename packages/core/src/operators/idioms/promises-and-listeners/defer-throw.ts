import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

/** `Promise.resolve(run())` → `new Promise((resolve) => resolve(run()))`, and the like for `run().catch(…)`. */
export const deferThrow: Operator = {
  name: 'defer-throw',
  family: 'async',
  description:
    'work that may throw at once where only a rejected promise is seen to: in health checks, retries, queues',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, { source, facts, failingValuesOf, kindOf }) {
    const isHeld = isPromiseResolve(node, source);
    const work = isHeld ? (node as { arguments: Node[] }).arguments[0] : node;
    if (work?.type !== 'CallExpression' || !facts.failsByError || hasToStay(work)) return;
    if (!isHeld && !isSeenTo(path)) return;
    // It has thrown where it was come by and gave nothing.
    const cost = failingValuesOf(work).length === 0 ? 1.2 : 1.8;
    if (!isHeld && (kindOf(work) ?? 'promise') !== 'promise') return;
    yield { text: `new Promise((resolve) => resolve(${textOf(source, work)}))`, cost: isHeld ? cost : cost + 0.3 };
  },
};

function isPromiseResolve(node: Node, source: string): boolean {
  if (node.type !== 'CallExpression' || node.arguments.length !== 1) return false;
  return textOf(source, node.callee) === 'Promise.resolve';
}

/** `….catch(…)` or `….then(…, …)` takes what it is rejected with. */
function isSeenTo({ parent }: Path): boolean {
  const call = parent?.parent?.node;
  if (call?.type !== 'CallExpression' || parent?.key !== 'callee') return false;
  const method = methodName(call);
  return method === 'catch' || (method === 'then' && call.arguments.length > 1);
}

/** In another function it would wait for nothing. */
function hasToStay(work: Node): boolean {
  for (const { node } of pathsOf(work, isFunction))
    if (node.type === 'AwaitExpression' || node.type === 'YieldExpression') return true;
  return false;
}
