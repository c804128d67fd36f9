import type * as Babel from '@babel/types';
import { textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { Operator } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = { size: 1.5, number: 1.8 };
const SIZE = /size|window|width|span|period|length|limit|count|last|^[kn]$/i;

/** `sum += list[i];` → and behind it `if (i >= size) sum -= list[i - size];`, for a number that may be a size. */
export const leaveWindow: Operator = {
  name: 'leave-window',
  family: 'statement',
  description: 'a sum over the last few, a moving average or a rate, from which nothing is taken that has left',
  floor: COST.size,
  on: 'statement',
  *replacements(site, { source, bindingsAt, valuesOfName }) {
    const added = addition(site.node);
    if (added === undefined) return;
    const { sum, item, index, value } = added;
    if (new RegExp(`\\b${sum} -=`).test(source)) return;
    for (const { name } of bindingsAt(site.start)) {
      const values = valuesOfName(name, site);
      if (name === index || name === sum || !values.every((each) => typeof each === 'number')) continue;
      if (values.length === 0) continue;
      const left = textOf(source, value).replace(
        textOf(source, item),
        `${textOf(source, item.object)}[${index} - ${name}]`,
      );
      const text = `${textOf(source, site.node)}\n${indentAt(source, site.start)}if (${index} >= ${name}) ${sum} -= ${left};`;
      yield { text, cost: SIZE.test(name) ? COST.size : COST.number };
    }
  },
};

/** `sum += list[i]` or `sum += list[i].weight`. */
function addition(
  statement: Node,
): { sum: string; value: Node; item: Babel.MemberExpression; index: string } | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined;
  const { left, operator, right: value } = statement.expression;
  if (operator !== '+=' || left.type !== 'Identifier') return undefined;
  const items = [...pathsOf(value)].flatMap(({ node }) =>
    node.type === 'MemberExpression' && node.computed && node.property.type === 'Identifier' ? [node] : [],
  );
  const [item, ...others] = items;
  if (item === undefined || others.length > 0) return undefined;
  return { sum: left.name, value, item, index: (item.property as Babel.Identifier).name };
}
