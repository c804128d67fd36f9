import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import { methodName } from '../shared/call.ts';
import { isChain } from '../shared/is-chain.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { operandText } from '../shared/text.ts';

/** What is written twice has to be short. */
const LONGEST_TWICE = 40;
/** What these give back is not rejected any more. */
const SETTLES = /^(catch|allSettled)$/;

/** `last.then(job)` → `last.catch(() => undefined).then(job)`, `await last;` → `await last.catch(() => undefined);`. */
export const outliveFailure: Operator = {
  name: 'outlive-failure',
  family: 'async',
  description:
    'work that waits for other work and is never done once that has failed: in queues, locks, chains of saves',
  floor: 1.6,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    const { source, kindOf } = context;
    if (node.type === 'AwaitExpression') {
      // Whose value is wanted cannot go on without it.
      const isAlone = path.parent?.node.type === 'ExpressionStatement';
      if (!isAlone || !isChain(node.argument) || kindOf(node.argument) !== 'promise') return;
      yield { text: `await ${textOf(source, node.argument)}.catch(() => undefined)`, cost: 1.7 };
      return;
    }
    const { before, work } = thenOf(node) ?? {};
    if (before === undefined || work === undefined || isOver(before, source) || isCaught(path)) return;
    const kind = kindOf(before);
    if (kind !== undefined && kind !== 'promise') return;
    const unknown = kind === undefined ? 0.2 : 0;
    const [first, then] = [operandText(source, before), textOf(source, work)];
    yield { text: `${first}.catch(() => undefined).then(${then})`, cost: 1.6 + unknown };
    if (then.length <= LONGEST_TWICE && takesNothing(work, site, context))
      yield { text: `${first}.then(${then}, ${then})`, cost: 1.7 + unknown };
  },
};

/** The promise and the only argument of its `then`. */
function thenOf(node: Node): { before: Node; work: Node } | undefined {
  if (node.type !== 'CallExpression' || methodName(node) !== 'then' || node.arguments.length !== 1) return undefined;
  const [work] = node.arguments as [Node];
  if (node.callee.type !== 'MemberExpression' || work.type === 'SpreadElement') return undefined;
  return { before: node.callee.object, work };
}

/** It is never rejected, or its failure has been seen to. */
function isOver(promise: Node, source: string): boolean {
  if (promise.type !== 'CallExpression') return false;
  const isThen = methodName(promise) === 'then' && promise.arguments.length > 1;
  return isThen || SETTLES.test(methodName(promise) ?? '') || textOf(source, promise).startsWith('Promise.resolve(');
}

/** What comes next takes any failure, also the one from before. */
function isCaught({ parent }: Path): boolean {
  const call = parent?.parent?.node;
  return call !== undefined && parent?.key === 'callee' && methodName(call) === 'catch';
}

function takesNothing(work: Node, { start }: OperatorSite, { bindingsAt, valuesOf }: OperatorContext): boolean {
  if (isFunction(work)) return work.params.length === 0;
  const known = work.type === 'Identifier' ? bindingsAt(start).find(({ name }) => name === work.name) : undefined;
  if (known?.parameters !== undefined) return known.parameters.length === 0;
  const seen = valuesOf(work);
  return isChain(work) && seen.length > 0 && seen.every((each) => typeof each === 'function' && each.length === 0);
}
