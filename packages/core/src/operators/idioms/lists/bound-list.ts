import type * as Babel from '@babel/types';
import { endOf, textOf } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { fieldsAround } from '../../shared/fields-around.ts';
import type { PatchOperator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.6;
const LIMIT = /^(max|most|limit|size|capacity|cap|keep|depth)(?![a-z])|(Max|Limit|Size|Capacity)$/;

/** `this.items.push(item);` and behind it `if (this.items.length > this.limit) this.items.shift();`. */
export const boundList: PatchOperator = {
  name: 'bound-list',
  family: 'statement',
  description: 'a history, a buffer, a log that grows beyond what it may hold',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      const list = node.type === 'ExpressionStatement' ? grownBy(node.expression, source) : undefined;
      const around = enclosingFunction(path)?.node;
      if (list === undefined || around === undefined || textOf(source, around).includes(`${list}.shift()`)) continue;
      const at = endOf(node);
      for (const limit of limitsAround(path)) {
        const text = `\n${indentAt(source, node.start as number)}if (${list}.length > ${limit}) ${list}.shift();`;
        yield { edits: [{ start: at, end: at, text }], cost: COST };
      }
    }
  },
};

function grownBy(expression: Babel.Expression, source: string): string | undefined {
  if (expression.type !== 'CallExpression' || methodName(expression) !== 'push') return undefined;
  const { object } = expression.callee as Babel.MemberExpression;
  return isChain(object) ? textOf(source, object) : undefined;
}

/** Fields whose names say that they are limits. */
function limitsAround(path: Path): string[] {
  return fieldsAround(path).flatMap((name) => (LIMIT.test(name) ? [`this.${name}`] : []));
}
