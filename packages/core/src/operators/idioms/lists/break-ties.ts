import type * as Babel from '@babel/types';
import { isFunction, textOf } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';
import { ownKeys } from '../../shared/own-keys.ts';
import { isList } from '../../shared/value-kind.ts';

const MOST_KEYS = 4;

/**
 * `(a, b) => b.score - a.score` → `(a, b) => b.score - a.score || a.name.localeCompare(b.name)`, where two were alike; also after
 * `a.last.localeCompare(b.last)`.
 */
export const breakTies: Operator = {
  name: 'break-ties',
  family: 'order',
  description: 'items that are alike in what they are sorted by and keep the order in which they came',
  floor: 1,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf, valuesOf }) {
    const comparator = path.parent?.node;
    const sort = path.parent?.parent?.node;
    const isOrder = node.type === 'BinaryExpression' || methodName(node) === 'localeCompare';
    if (comparator === undefined || !isFunction(comparator) || path.key !== 'body' || !isOrder) return;
    if (!/^(sort|toSorted)$/.test((sort && methodName(sort)) ?? '') || !failingValuesOf(node).includes(0)) return;
    const [a, b] = comparator.params.map((param) => textOf(source, param));
    const { object } = (sort as Babel.CallExpression).callee as Babel.MemberExpression;
    const items = valuesOf(object).flatMap((list) => (isList(list) ? list : []));
    const text = textOf(source, node);
    for (const [nth, key] of ownKeys(items)
      .filter((each) => !text.includes(`.${each}`))
      .slice(0, MOST_KEYS)
      .entries()) {
      const values = items.map((item) => (item as Record<string, unknown> | null)?.[key]);
      const cost = 1 + nth * 0.1;
      if (values.every((value) => typeof value === 'string'))
        yield { text: `${text} || ${a}.${key}.localeCompare(${b}.${key})`, cost };
      if (values.every((value) => typeof value === 'number'))
        yield { text: `${text} || ${a}.${key} - ${b}.${key}`, cost };
    }
  },
};
