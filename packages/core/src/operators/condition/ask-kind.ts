import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, withoutAssertions, type Node } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import { isChain } from '../shared/is-chain.ts';
import { kindsWith, lacksMethod } from './methods-of-kinds.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { ownValue } from '../shared/own-keys.ts';
import { infix } from '../shared/text.ts';
import { kindOfValue } from '../shared/value-kind.ts';

/** `x.trim()` → `typeof x === 'string' ? x.trim() : x`, `f(a)` → `typeof f === 'function' ? f(a) : f`, where it was of another kind. */
export const askKind: Operator = {
  name: 'ask-kind',
  family: 'condition',
  description: 'a value of several kinds, used as if it were always a text, a list or a function',
  floor: 1.4,
  on: 'expression',
  *replacements(site, context) {
    const { source } = context;
    const { node } = site;
    const up = site.path.parent?.node;
    const isChosen = node.type === 'ConditionalExpression';
    const used = isChosen ? node.consequent : node;
    const call = firstCall(used);
    const slip = call && slipIn(call, { ...site, start: startOf(call), end: endOf(call) }, context);
    if (slip === undefined) return;
    const subject = textOf(source, slip.subject);
    if (isChosen && textOf(source, node.test) !== subject) return;
    const text = textOf(source, used);
    for (const kind of slip.kinds) {
      const question = kind === 'array' ? `Array.isArray(${subject})` : `typeof ${subject} === '${kind}'`;
      if (isChosen) {
        yield { text: `${question} ? ${text} : ${infix(source, slip.subject, '||', node.alternate)}`, cost: 1.5 };
        continue;
      }
      if (kind === 'array' && call === node)
        yield {
          text: `(${question} ? ${subject} : [${subject}])${source.slice(slip.usedFrom, endOf(call))}`,
          cost: 1.4,
        };
      // No list or function is falsy: the whole choice says the same, and shorter.
      if (kind !== 'string' && up?.type === 'ConditionalExpression' && textOf(source, up.test) === subject) continue;
      // Nobody reads the value of a statement.
      if (up?.type !== 'ExpressionStatement')
        yield { text: `${question} ? ${text} : ${subject}`, cost: kind === 'array' ? 1.5 : 1.4 };
    }
  },
};

/** Of `x.trim().split(',')` it is `x.trim()`. */
function firstCall(node: Node): Babel.CallExpression | undefined {
  if (node.type !== 'CallExpression') return undefined;
  const { callee } = node;
  if (isChain(callee)) return node;
  if (callee.type !== 'MemberExpression') return undefined;
  return !callee.computed && isChain(withoutAssertions(callee.object)) ? node : firstCall(callee.object);
}

interface Slip {
  /** What was not always of the kinds that it has to be. */
  readonly subject: Node;
  /** Where the member that is called begins, with its dot. */
  readonly usedFrom: number;
  readonly kinds: readonly ('string' | 'array' | 'function')[];
}

function slipIn(call: Babel.CallExpression, site: OperatorSite, context: OperatorContext): Slip | undefined {
  const { callee } = call;
  const method = methodName(call);
  if (method !== undefined && callee.type === 'MemberExpression') {
    const object = withoutAssertions(callee.object);
    const usedFrom = context.source.lastIndexOf('.', startOf(callee.property));
    if (object.type !== 'ThisExpression' && context.failingValuesOf(object).some((value) => lacksMethod(value, method)))
      return { subject: object, usedFrom, kinds: kindsWith(method, context.valuesOf(object)) };
  }
  const called = [...context.valuesOfName(textOf(context.source, callee), site), ...heldBy(callee, context)];
  const isOther = called.some((value) => !['function', 'missing', 'symbol'].includes(kindOfValue(value)));
  return isOther ? { subject: callee, usedFrom: endOf(callee), kinds: ['function'] } : undefined;
}

/** What lies under the name or key that is called: the callee itself is not observed. */
function heldBy(callee: Node, { failingValuesOf }: OperatorContext): unknown[] {
  if (callee.type !== 'MemberExpression' || callee.property.type === 'PrivateName') return [];
  const isNamed = !callee.computed && callee.property.type === 'Identifier';
  const keys = isNamed ? [(callee.property as Babel.Identifier).name] : failingValuesOf(callee.property);
  const names = keys.filter((key) => typeof key === 'string' || typeof key === 'number');
  return failingValuesOf(callee.object).flatMap((object) => names.map((name) => ownValue(object, name)));
}
