import { textOf, type Node } from '../../../syntax/node.ts';
import { methodName } from '../../shared/call.ts';
import type { Operator, OperatorContext } from '../../operator.ts';
import { textIn } from '../../shared/choice-in.ts';
import { textParts, withParts } from '../texts/text-parts.ts';

/** `` `$${amount.toFixed(2)}` `` → `` `${amount < 0 ? '-' : ''}$${Math.abs(amount).toFixed(2)}` ``, where it was below zero. */
export const signFirst: Operator = {
  name: 'sign-first',
  family: 'constant',
  description: 'amounts below zero with their sign behind that of the currency',
  floor: 1.4,
  on: 'expression',
  *replacements({ node, path }, context) {
    const [first, second] = textParts(path).filter((part) => 'node' in part || part.fixed !== '');
    if (first === undefined || second === undefined || !('fixed' in first) || !('node' in second)) return;
    const amount = amountOf(second.node, context);
    if (amount === undefined || /[\w\s]$/.test(first.fixed)) return;
    const { source } = context;
    const number = textIn(source, amount);
    const shown = textOf(source, second.node).replace(
      textOf(source, amount),
      () => `Math.abs(${textOf(source, amount)})`,
    );
    const unsigned = withParts(source, node, new Map([[second.node, unwrapped(shown)]]));
    const sign = `${number} < 0 ? '-' : ''`;
    yield {
      text: node.type === 'TemplateLiteral' ? `\`\${${sign}}${unsigned.slice(1)}` : `(${sign}) + ${unsigned}`,
      cost: 1.4,
    };
  },
};

/** The number that is shown, if a failing test has met one below zero. */
function amountOf(node: Node, { failingValuesOf }: OperatorContext): Node | undefined {
  const isFixed = methodName(node) === 'toFixed' && node.type === 'CallExpression';
  const amount = isFixed && node.callee.type === 'MemberExpression' ? node.callee.object : node;
  return failingValuesOf(amount).some((value) => typeof value === 'number' && value < 0) ? amount : undefined;
}

/** `(Math.abs(cents / 100)).toFixed(2)` without the parentheses that the sum has needed. */
function unwrapped(text: string): string {
  return text.replace(/^\((Math\.abs\(.*\))\)(\.toFixed\([^()]*\))$/, '$1$2');
}
