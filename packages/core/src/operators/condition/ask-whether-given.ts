import type { Path } from '../../syntax/path.ts';
import { isFalsyButThere } from '../operator/change-logical.ts';
import type { Operator } from '../operator.ts';
import { isChain } from '../shared/is-chain.ts';
import { operandText } from '../shared/text.ts';

/** `if (options.maxAge)` → `if (options.maxAge !== undefined)`, where it was zero; `if (options.sort)` → `if (options.sort !== false)`, where it was missing. */
export const askWhetherGiven: Operator = {
  name: 'ask-whether-given',
  family: 'condition',
  description: 'a zero, an empty text or `false` taken for what was not given, or what was not given for `false`',
  floor: 1.3,
  on: 'expression',
  *replacements({ node, path }, { source, valuesOf, failingValuesOf }) {
    const asked = node.type === 'UnaryExpression' && node.operator === '!' ? node.argument : node;
    if (!isChain(asked) || !decides(path) || (asked === node && isDenied(path))) return;
    const values = valuesOf(asked);
    const failing = failingValuesOf(asked);
    const not = asked === node ? '!' : '=';
    const text = operandText(source, asked);
    if (failing.some(isFalsyButThere)) {
      const isNull = values.includes(null);
      if (!isNull) yield { text: `${text} ${not}== undefined`, cost: 1.3 };
      else if (!values.includes(undefined)) yield { text: `${text} ${not}== null`, cost: 1.3 };
      yield { text: `${text} ${not}= null`, cost: isNull ? 1.3 : 1.5 };
    }
    const wasMissing = failing.some((value) => value === undefined || value === null);
    if (wasMissing) yield { text: `${text} ${not}== false`, cost: values.includes(false) ? 1.4 : 1.6 };
  },
};

/** In a condition, or a part of one. */
function decides({ key, parent }: Path): boolean {
  if (key === 'test') return true;
  if (parent?.node.type !== 'LogicalExpression') return false;
  // What `||` has on its left is given back as well, and both of `&&` are unless all of it is a condition.
  return (parent.node.operator === '&&' && key === 'left') || decides(parent);
}

function isDenied({ parent }: Path): boolean {
  return parent?.node.type === 'UnaryExpression';
}
