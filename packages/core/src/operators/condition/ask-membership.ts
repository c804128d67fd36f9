import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { kindOfValue } from '../shared/value-kind.ts';
import { operandText } from '../shared/text.ts';

const ASKS: Readonly<Record<string, string>> = { array: 'includes', set: 'has', map: 'has' };

/** `if (!allowed[role])` → `if (!allowed[role].includes(action))`: a collection is always true, whatever it holds. */
export const askMembership: Operator = {
  name: 'ask-membership',
  family: 'condition',
  description: 'whether there is a collection asked, where it is meant whether something is in it',
  floor: 1.6,
  on: 'expression',
  *replacements(site, { source, kindOf, valuesOf, valuesOfName, bindingsAt }) {
    const { node, path, start } = site;
    const up = path.parent?.node;
    const isNegated = up?.type === 'UnaryExpression' && up.operator === '!';
    if (path.key !== 'test' && up?.type !== 'LogicalExpression' && !isNegated) return;
    const method = ASKS[kindOf(node) ?? ''];
    if (method === undefined) return;
    const text = operandText(source, node);
    const link = valuesOf(node).some((value) => kindOfValue(value) === 'missing') ? '?.' : '.';
    for (const { name, moduleLevel, kind } of bindingsAt(start)) {
      if (moduleLevel || new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(textOf(source, node))) continue;
      const values = valuesOfName(name, site);
      if (values.length === 0 || !values.every((value) => typeof value === 'string' || typeof value === 'number'))
        continue;
      yield { text: `${text}${link}${method}(${name})`, cost: kind === 'parameter' ? 1.6 : 1.7 };
    }
  },
};
