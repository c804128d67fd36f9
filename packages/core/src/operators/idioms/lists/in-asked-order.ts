import type * as Babel from '@babel/types';
import { isFunction, textOf, type Node } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import { isChain } from '../../shared/is-chain.ts';
import { isList } from '../../shared/value-kind.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.3;

/** `items.filter((item) => ids.includes(item.id))` → `ids.flatMap((id) => items.filter((item) => item.id === id))`. */
export const inAskedOrder: Operator = {
  name: 'in-asked-order',
  family: 'collection',
  description: 'what was asked for found, and given in the order of what is there',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, facts, failingValuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'filter') return;
    const [question] = node.arguments;
    const { object } = node.callee as Babel.MemberExpression;
    const asked = question && isFunction(question) ? askedIn(question) : undefined;
    if (asked === undefined || !isChain(object)) return;
    // Of one, there is no order.
    if (!failingValuesOf(node).some((found) => isList(found) && found.length > 1)) return;
    const name = ['id', 'key', 'wanted'].find(
      (each) => !facts.words.has(each) || (each === 'id' && !hasName(question as Node)),
    );
    if (name === undefined) return;
    const [item, ids] = [textOf(source, asked.item), textOf(source, asked.ids)];
    const same = `(${item}) => ${textOf(source, asked.key)} === ${name}`;
    yield { text: `${ids}.flatMap((${name}) => ${textOf(source, object)}.filter(${same}))`, cost: COST };
  },
};

/** `(item) => ids.includes(item.id)`. */
function askedIn({ params, body }: Babel.Function): { item: Node; ids: Node; key: Node } | undefined {
  const [item, ...others] = params;
  if (item?.type !== 'Identifier' || others.length > 0 || body.type !== 'CallExpression') return undefined;
  if (methodName(body) !== 'includes' || body.arguments.length !== 1) return undefined;
  const { object } = body.callee as Babel.MemberExpression;
  const [key] = body.arguments;
  return key !== undefined && isChain(object) && isChain(key) ? { item, ids: object, key } : undefined;
}

/** Whether `id` is a name there, and not only a field. */
function hasName(question: Node): boolean {
  const [first] = (question as Babel.Function).params;
  return first?.type === 'Identifier' && first.name === 'id';
}
