import { textOf } from '../../../syntax/node.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.3;

/** `{ ...defaults, ...options }` → `{ ...defaults, ...Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) }`. */
export const spreadDefined: Operator = {
  name: 'spread-defined',
  family: 'missing-value',
  description: 'options that are named and not given, which take the place of defaults',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const object = path.parent?.parent?.node;
    if (path.parent?.node.type !== 'SpreadElement' || object?.type !== 'ObjectExpression') return;
    // What comes first takes no place.
    if (path.parent.index === 0) return;
    const isEmptied = failingValuesOf(node).some((value) =>
      ownKeys([value]).some((key) => ownValue(value, key) === undefined),
    );
    if (!isEmptied) return;
    const given = `Object.entries(${textOf(source, node)}).filter(([, value]) => value !== undefined)`;
    yield { text: `Object.fromEntries(${given})`, cost: COST };
  },
};
