import type * as Babel from '@babel/types';
import { isFunction, isLoop, textOf } from '../../../syntax/node.ts';
import { enclosing } from '../../../syntax/path.ts';
import { textIn } from '../../shared/choice-in.ts';
import { isChain } from '../../shared/is-chain.ts';
import { isRepeatable } from '../../shared/is-repeatable.ts';
import { ownValue } from '../../shared/own-keys.ts';
import { kindOfValue } from '../../shared/value-kind.ts';
import type { Operator, OperatorContext } from '../../operator.ts';

const COST = 1.8;

/** In a loop, `found[key] = value;` → `found[key] = found[key] === undefined ? value : [found[key], value].flat();`. */
export const collectRepeated: Operator = {
  name: 'collect-repeated',
  family: 'collection',
  description: 'a name that comes again, of which only the last value is kept, where all are wanted as a list',
  floor: COST,
  on: 'statement',
  *replacements({ node, path }, context) {
    const { source } = context;
    const set = node.type === 'ExpressionStatement' ? node.expression : undefined;
    if (set?.type !== 'AssignmentExpression' || set.operator !== '=' || !isEntry(set.left)) return;
    if (enclosing(path, (each) => isLoop(each) || isFunction(each)) === undefined || !isRepeatable(set.right)) return;
    if (!comesAgain(set.left, context)) return;
    const [entry, value] = [textOf(source, set.left), textIn(source, set.right)];
    if (value.includes(entry)) return;
    yield { text: `${entry} = ${entry} === undefined ? ${value} : [${entry}, ${value}].flat();`, cost: COST };
  },
};

/** `found[key]`. */
function isEntry(place: Babel.Node): place is Babel.MemberExpression {
  return (
    place.type === 'MemberExpression' &&
    place.computed &&
    isChain(place.object) &&
    !place.property.type.endsWith('Literal') &&
    isRepeatable(place.property)
  );
}

/** Whether a failing test has put something under a key of a table that had something there. */
function comesAgain({ object, property }: Babel.MemberExpression, { failingValuesOf }: OperatorContext): boolean {
  const keys = failingValuesOf(property);
  return failingValuesOf(object).some((table, nth) => {
    const key = keys[nth];
    const isKey = typeof key === 'string' || typeof key === 'number';
    return isKey && kindOfValue(table) === 'object' && ownValue(table, key) !== undefined;
  });
}
