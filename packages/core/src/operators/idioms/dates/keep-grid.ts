import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import type { Operator, OperatorSite } from '../../operator.ts';
import { plainParameters, readsOf } from '../../shared/function-starts.ts';
import { isChain } from '../../shared/is-chain.ts';

const COST = { idle: 1.3, own: 1.6 };

/** `job.due = now + job.every` → `job.due = job.due + (Math.floor((now - job.due) / job.every) + 1) * job.every`. */
export const keepGrid: Operator = {
  name: 'keep-grid',
  family: 'operator',
  description: 'the next of several turns, counted from now and no more from the first of them',
  floor: COST.idle,
  on: 'expression',
  *replacements(site, { source }) {
    const { node } = site;
    if (node.type !== 'BinaryExpression' || node.operator !== '+') return;
    for (const { text: start, cost } of startsOf(site, source)) {
      for (const [now, step] of [
        [node.left, node.right],
        [node.right, node.left],
      ] as const) {
        if (!isChain(now) || !isChain(step)) continue;
        const [at, every] = [textOf(source, now), textOf(source, step)];
        if (start === at || start === every) continue;
        const past = `Math.floor((${at} - ${start}) / ${every})`;
        yield { text: `${start} + (${past} + 1) * ${every}`, cost: now === node.left ? cost : cost + 0.2 };
      }
    }
  },
};

/** Where the turns are counted from: a parameter that nobody reads, or the place that gets the next one. */
function startsOf({ path }: OperatorSite, source: string): { text: string; cost: number }[] {
  const around = enclosingFunction(path)?.node as Babel.Function | undefined;
  const idle =
    around === undefined ? [] : plainParameters(around).filter((name) => readsOf(name, around.body).length === 0);
  const set = path.parent?.node;
  const isSet = set?.type === 'AssignmentExpression' && set.operator === '=' && path.key === 'right';
  return [
    ...idle.map((text) => ({ text, cost: COST.idle })),
    ...(isSet && isChain(set.left) ? [{ text: textOf(source, set.left), cost: COST.own }] : []),
  ];
}
