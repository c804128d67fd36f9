import type * as Babel from '@babel/types';
import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { isList } from '../../shared/value-kind.ts';

const COST = { merged: 1.3, once: 1.5 };

/**
 * `[...lines, { sku, count }]` → `lines.some((each) => each.sku === sku) ? lines.map((each) => …) : […]`, where a failing test has
 * met two lines with one `sku`: numbers are added up.
 */
export const mergeSame: Operator = {
  name: 'merge-same',
  family: 'collection',
  description: 'a line of its own for what is there already: carts, tallies, stock',
  floor: COST.merged,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'ArrayExpression' || node.elements.length !== 2) return;
    const added = node.elements.find((each) => each?.type === 'ObjectExpression');
    const spread = node.elements.find((each) => each?.type === 'SpreadElement');
    if (added?.type !== 'ObjectExpression' || spread?.type !== 'SpreadElement') return;
    const results = failingValuesOf(node).filter(isList);
    const list = textOf(source, spread.argument);
    const plain = textOf(source, node);
    const properties = propertiesOf(added, source);
    const samples = results.flat();
    for (const { key, value } of properties) {
      if (!results.some((items) => hasTwice(items, key))) continue;
      const isSame = `each.${key} === ${value}`;
      const known = `${list}.some((each) => ${isSame})`;
      const summed = properties.filter((other) =>
        samples.some((item) => typeof ownValue(item, other.key) === 'number'),
      );
      const sums = summed
        .filter((other) => other.key !== key)
        .map((other) => `${other.key}: each.${other.key} + ${other.value}`);
      if (sums.length > 0) {
        const merged = `${list}.map((each) => (${isSame} ? { ...each, ${sums.join(', ')} } : each))`;
        yield { text: `${known} ? ${merged} : ${plain}`, cost: COST.merged };
      }
      yield { text: `${known} ? ${list} : ${plain}`, cost: COST.once };
    }
  },
};

function propertiesOf({ properties }: Babel.ObjectExpression, source: string): { key: string; value: string }[] {
  return properties.flatMap((each) =>
    each.type === 'ObjectProperty' && !each.computed && each.key.type === 'Identifier'
      ? [{ key: each.key.name, value: textOf(source, each.value) }]
      : [],
  );
}

function hasTwice(items: readonly unknown[], key: string): boolean {
  const keys = items.flatMap((item) => {
    const value = typeof item === 'object' && item !== null ? ownValue(item, key) : undefined;
    return typeof value === 'string' || typeof value === 'number' ? [value] : [];
  });
  return new Set(keys).size < keys.length;
}
