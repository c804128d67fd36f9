import { textOf, type Node } from '../../syntax/node.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { kindOfValue } from '../shared/value-kind.ts';

/** `typeof x === 'object'` → `typeof x === 'object' && x !== null`, `&& !Array.isArray(x)`, where such a value came by. */
export const askObjectKind: Operator = {
  name: 'ask-object-kind',
  family: 'condition',
  description: 'a list or `null` taken for an object with keys, since `typeof` calls all of them objects',
  floor: 1.4,
  on: 'expression',
  *replacements(site, context) {
    const { node, path } = site;
    const up = path.parent?.node;
    const question = questionIn(node);
    if (question === undefined || (up?.type === 'LogicalExpression' && up.operator === question.join)) return;
    const { asked, join } = question;
    const text = textOf(context.source, node);
    const subject = textOf(context.source, asked);
    const values = valuesAt(asked, site, context);
    const isNull = join === '&&' ? `${subject} !== null` : `${subject} === null`;
    const isList = join === '&&' ? `!Array.isArray(${subject})` : `Array.isArray(${subject})`;
    const lacksNull = values.includes(null) && !text.includes(isNull);
    const lacksList = values.some((value) => kindOfValue(value) === 'array') && !text.includes(isList);
    if (lacksNull) yield { text: `${text} ${join} ${isNull}`, cost: 1.4 };
    if (lacksList) yield { text: `${text} ${join} ${isList}`, cost: 1.6 };
    if (lacksNull && lacksList) yield { text: `${text} ${join} ${isNull} ${join} ${isList}`, cost: 1.8 };
  },
};

interface Question {
  readonly asked: Node;
  /** What binds a further question to it. */
  readonly join: '&&' | '||';
}

/** The first `typeof x === 'object'` of a chain of `&&`, or `typeof x !== 'object'` of one of `||`. */
function questionIn(node: Node): Question | undefined {
  if (node.type === 'LogicalExpression') {
    const first = questionIn(node.left) ?? questionIn(node.right);
    return first?.join === node.operator ? first : undefined;
  }
  if (node.type !== 'BinaryExpression' || !/^[!=]==?$/.test(node.operator)) return undefined;
  const { left, right } = node;
  if (left.type !== 'UnaryExpression' || left.operator !== 'typeof') return undefined;
  if (right.type !== 'StringLiteral' || right.value !== 'object') return undefined;
  return { asked: left.argument, join: node.operator.startsWith('=') ? '&&' : '||' };
}

function valuesAt(asked: Node, site: OperatorSite, { valuesOf, valuesOfName }: OperatorContext): readonly unknown[] {
  return asked.type === 'Identifier' ? [...valuesOf(asked), ...valuesOfName(asked.name, site)] : valuesOf(asked);
}
