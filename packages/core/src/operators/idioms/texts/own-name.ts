import { endOf, startOf } from '../../../syntax/node.ts';
import { enclosingFunction, type Path } from '../../../syntax/path.ts';
import { functionName } from '../../shared/function-name.ts';
import { quote } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1;
const LONGEST = 80;

/** In `withdraw(amount) { this.log('deposit', amount); }`, `'deposit'` → `'withdraw'`. */
export const ownName: Operator = {
  name: 'own-name',
  family: 'constant',
  description: 'the name of the function that a piece of code was copied from',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { facts }) {
    // A case is one of several names that the function was given.
    if (node.type !== 'StringLiteral' || path.parent?.node.type === 'SwitchCase') return;
    const { value } = node;
    const own = nameAround(path);
    if (own === undefined || value.includes(own) || endOf(node) - startOf(node) > LONGEST) return;
    const words = [...value.matchAll(/(?<![\w$])[A-Za-z_$][\w$]*/g)];
    const other = words.find(
      ([word]) => word !== 'constructor' && (facts.methods.has(word) || facts.functions.has(word)),
    );
    if (other === undefined) return;
    const text = value.slice(0, other.index) + own + value.slice(other.index + other[0].length);
    yield { text: quote(text), cost: COST };
  },
};

/** Of the nearest function that has a name. */
function nameAround(path: Path): string | undefined {
  for (let up = enclosingFunction(path); up !== undefined; up = enclosingFunction(up)) {
    const holder = up.parent && /^(Object|Class)Property$/.test(up.parent.node.type) ? up.parent : up;
    const isComputed = (holder.node as { computed?: boolean }).computed === true;
    const name = isComputed ? undefined : functionName(holder);
    if (name === 'constructor' || isComputed) return undefined;
    if (name !== undefined) return name;
  }
  return undefined;
}
