import { isFunction, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';

/** Whether all that a function returns is a comparison, a denial, `true` or `false`, and it returns something. */
export function answersYesOrNo(own: Node): boolean {
  if (!isFunction(own)) return false;
  if (own.body.type !== 'BlockStatement') return isYesOrNo(own.body);
  const answers = [...pathsOf(own.body, isFunction)].flatMap(({ node }) =>
    node.type === 'ReturnStatement' ? [node.argument] : [],
  );
  return answers.length > 0 && answers.every((answer) => answer != null && isYesOrNo(answer));
}

function isYesOrNo(node: Node): boolean {
  switch (node.type) {
    case 'BooleanLiteral':
      return true;
    case 'UnaryExpression':
      return node.operator === '!';
    case 'BinaryExpression':
      return /^(?:[!=]==?|[<>]=?|in|instanceof)$/.test(node.operator);
    case 'LogicalExpression':
      return node.operator !== '??' && isYesOrNo(node.right);
    default:
      return false;
  }
}
