import type { Operator, OperatorContext, Replacement } from '../operator.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { NAMESPACES } from '../shared/call.ts';

/** `a + b` → `a`, `f(x)` → `x`, `!a` → `a`, `c ? a : b` → `a`: something that should not be there goes. */
export const unwrap: Operator = {
  name: 'unwrap',
  family: 'unwrap',
  description: 'excess logic: an operand, call, negation or choice too many',
  floor: 1.1,
  on: 'expression',
  *replacements({ node, path }, context) {
    if (path.parent?.node.type === 'ExpressionStatement') return;
    for (const { part, cost } of partsOf(node, context)) {
      if (part.type === 'SpreadElement' || isFunction(part)) continue;
      yield { text: textOf(context.source, part), cost: cost + typeChange(node, part, context) } satisfies Replacement;
    }
    yield* withoutOneLink(node, context);
  },
};

function partsOf(node: Node, { source, facts }: OperatorContext): { part: Node; cost: number }[] {
  switch (node.type) {
    case 'BinaryExpression':
      return [
        { part: node.left as Node, cost: 1.5 },
        { part: node.right, cost: 1.5 },
      ].filter(({ part }) => part.type !== 'PrivateName');
    case 'LogicalExpression':
      return [
        { part: node.left, cost: 1.6 },
        { part: node.right, cost: 1.6 },
      ];
    case 'UnaryExpression':
      return node.operator === 'typeof' || node.operator === 'void' || node.operator === 'delete'
        ? []
        : [{ part: node.argument, cost: 1.1 }];
    case 'ConditionalExpression':
      return [
        { part: node.consequent, cost: 1.6 },
        { part: node.alternate, cost: 1.6 },
      ];
    case 'AwaitExpression':
      return [{ part: node.argument, cost: 1.8 }];
    case 'MemberExpression':
      return node.object.type === 'Super' || node.object.type === 'ThisExpression' || namesNamespace(node.object)
        ? []
        : [{ part: node.object, cost: node.computed && node.property.type === 'NumericLiteral' ? 1.4 : 1.8 }];
    case 'CallExpression':
    case 'NewExpression': {
      const own = node.callee.type === 'Identifier' && facts.functions.has(textOf(source, node.callee));
      const parts = node.arguments.map((part) => ({ part: part as Node, cost: own ? 2.2 : 1.7 }));
      const { callee } = node;
      if (
        node.type === 'CallExpression' &&
        callee.type === 'MemberExpression' &&
        !namesNamespace(callee.object) &&
        callee.object.type !== 'Super'
      ) {
        parts.unshift({ part: callee.object, cost: 1.7 });
      }
      return parts;
    }
    default:
      return [];
  }
}

function namesNamespace(node: Node): boolean {
  return node.type === 'Identifier' && NAMESPACES.has(node.name);
}

function typeChange(node: Node, part: Node, { kindOf }: OperatorContext): number {
  const [was, becomes] = [kindOf(node), kindOf(part)];
  return was !== undefined && becomes !== undefined && was !== becomes ? 1.1 : 0;
}

/** `a && b && c` without `b`; the ends are the ordinary parts. */
function* withoutOneLink(node: Node, { source }: OperatorContext): Generator<Replacement> {
  if (node.type !== 'LogicalExpression' && !(node.type === 'BinaryExpression' && /^[+*]$/.test(node.operator))) return;
  const links: string[] = [];
  const isLink = (each: Node): each is typeof node =>
    each === node ||
    (each.type === node.type && 'operator' in each && each.operator === node.operator && !isParenthesized(each));
  const flatten = (each: Node): void => {
    if (isLink(each)) {
      flatten(each.left);
      flatten(each.right);
    } else links.push(isParenthesized(each) ? `(${textOf(source, each)})` : textOf(source, each));
  };
  flatten(node);
  if (links.length < 3 || links.length > 8) return;
  for (let i = 0; i < links.length; i++) yield { text: links.toSpliced(i, 1).join(` ${node.operator} `), cost: 1.4 };
}

function isParenthesized(node: Node): boolean {
  return node.extra?.['parenthesized'] === true;
}
