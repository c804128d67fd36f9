import { textOf } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';

const NAME = /^[A-Za-z_$][\w$]*$/;

/** `values.map(this.format)` → `values.map((value) => this.format(value))`: a method that is handed on takes its object along. */
export const keepReceiver: Operator = {
  name: 'keep-receiver',
  family: 'variable',
  description: 'a method handed on alone, which has no `this` where it is called: callbacks, listeners, timers',
  floor: 0.9,
  on: 'expression',
  *replacements({ node, path }, { source, facts, valuesOf }) {
    if (node.type !== 'MemberExpression' || node.computed || path.key !== 'arguments') return;
    if (node.property.type !== 'Identifier' && node.property.type !== 'PrivateName') return;
    const seen = valuesOf(node);
    if (seen.length === 0 || seen.some((value) => typeof value !== 'function')) return;
    const [text, receiver] = [textOf(source, node), textOf(source, node.object)];
    const parameters = facts.methods.get(textOf(source, node.property));
    // What is no method of the module may well need no object, such as `Math.abs`.
    const cost = parameters === undefined ? 1.6 : 0.9;
    const names = parameters?.every((name) => NAME.test(name)) === true ? parameters.join(', ') : '...args';
    yield { text: `(${names}) => ${text}(${names})`, cost };
    yield { text: `${text}.bind(${receiver})`, cost: cost + 0.1 };
  },
};
