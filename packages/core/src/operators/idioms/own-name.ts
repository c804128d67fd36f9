import { textOf } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { functionName } from '../shared/function-name.ts';
import { quote } from '../shared/text.ts';
import type { Operator } from '../operator.ts';

const COST = 1;

/** In `withdraw(amount) { this.log('deposit', amount); }`, `'deposit'` → `'withdraw'`. */
export const ownName: Operator = {
  name: 'own-name',
  family: 'constant',
  description: 'the name of the function that a piece of code was copied from',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, facts }) {
    if (node.type !== 'StringLiteral') return;
    const around = enclosingFunction(path);
    const own = around && functionName(around);
    if (own === undefined || node.value.includes(own)) return;
    const words = node.value.match(/[A-Za-z_$][\w$]*/g) ?? [];
    const other = words.find((word) => facts.methods.has(word) || facts.functions.has(word));
    if (other === undefined || textOf(source, node).length > 80) return;
    yield {
      text: quote(node.value.replace(new RegExp(`\\b${other.replaceAll('$', '\\$')}\\b`), () => own)),
      cost: COST,
    };
  },
};
