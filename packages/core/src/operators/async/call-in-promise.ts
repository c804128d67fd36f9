import { textOf } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';

const COST = 1.1;

/** `Promise.resolve(task())` → `(async () => task())()`. */
export const callInPromise: Operator = {
  name: 'call-in-promise',
  family: 'async',
  description: 'work that throws before it has given a promise, where its failure is awaited as a rejection',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type !== 'CallExpression' || textOf(source, node.callee) !== 'Promise.resolve') return;
    const [work, ...others] = node.arguments;
    if (work?.type !== 'CallExpression' || others.length > 0) return;
    const isHere = [...pathsOf(work)].some(
      ({ node: { type } }) => type === 'AwaitExpression' || type === 'YieldExpression',
    );
    if (!isHere) yield { text: `(async () => ${textOf(source, work)})()`, cost: COST };
  },
};
