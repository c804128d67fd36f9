import type { Operator, OperatorContext } from '../operator.ts';
import { textOf, type Node } from '../../syntax/node.ts';
import { operandText } from '../shared/text.ts';

/** `key in table` → `Object.hasOwn(table, key)`, `table[key]` → `Object.hasOwn(table, key) ? table[key] : undefined`. */
export const askOwnProperties: Operator = {
  name: 'ask-own-properties',
  family: 'collection',
  description: 'keys that every object inherits, such as `constructor`, taken for entries of a table',
  floor: 1.2,
  on: 'expression',
  *replacements({ node, path }, context) {
    const { source } = context;
    if (node.type === 'BinaryExpression' && node.operator === 'in' && node.left.type !== 'PrivateName') {
      yield { text: `Object.hasOwn(${textOf(source, node.right)}, ${textOf(source, node.left)})`, cost: 1.2 };
    }
    if (node.type === 'MemberExpression' && node.computed && !isIndex(node.property, context)) {
      const [table, key] = [textOf(source, node.object), textOf(source, node.property)];
      const own = `Object.hasOwn(${table}, ${key}) ? ${operandText(source, node)} : undefined`;
      yield { text: own, cost: holdsInherited(node, context) ? 1.3 : 2.2 };
    }
    if (node.type === 'ObjectExpression' && node.properties.length === 0 && path.key === 'init') {
      yield { text: 'Object.create(null)', cost: 1.7 };
    }
  },
};

function isIndex(key: Node, { kindOf }: OperatorContext): boolean {
  return kindOf(key) === 'number' || key.type === 'NumericLiteral';
}

/** Among what was read is a function or an object that plain objects inherit. */
function holdsInherited(node: Node, { valuesOf }: OperatorContext): boolean {
  return valuesOf(node).some((value) => typeof value === 'function' && /^(Object|[a-z]\w*)$/.test(value.name));
}
