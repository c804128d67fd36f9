import type * as Babel from '@babel/types';
import { linksOf } from '../../syntax/links-of.ts';
import { textOf, type Node } from '../../syntax/node.ts';
import { methodName } from '../shared/call.ts';
import type { Operator } from '../operator.ts';

const COST = 1.9;
const NTH = 0.05;
/** What passwords, codes and names are asked to have. */
const USUAL = ['[A-Z]', '[a-z]', '\\d', '[^\\w\\s]'];

/** `/[a-z]/.test(text) && /\d/.test(text)` → `… && /[A-Z]/.test(text)`, where a failing test has got a yes. */
export const askOtherLetters: Operator = {
  name: 'ask-other-letters',
  family: 'condition',
  description: 'one of the kinds of letters, digits and signs that a text must have, and that nobody asks about',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, failingValuesOf }) {
    const up = path.parent?.node;
    if (node.type !== 'LogicalExpression' || node.operator !== '&&' || !failingValuesOf(node).includes(true)) return;
    if (up?.type === 'LogicalExpression' && up.operator === '&&') return;
    const text = textOf(source, node);
    const asked = linksOf(node, '&&').flatMap((each) => patternAsked(each) ?? []);
    for (const subject of new Set(asked.map(({ argument }) => textOf(source, argument)))) {
      const known = new Set(
        asked.filter((each) => textOf(source, each.argument) === subject).map((each) => each.pattern),
      );
      for (const [nth, pattern] of USUAL.filter((each) => !known.has(each)).entries())
        yield { text: `${text} && /${pattern}/.test(${subject})`, cost: COST + NTH * nth };
    }
  },
};

/** Of `/[a-z]/.test(text)`. */
function patternAsked(node: Node): { readonly pattern: string; readonly argument: Node } | undefined {
  if (node.type !== 'CallExpression' || methodName(node) !== 'test') return undefined;
  const { object } = node.callee as Babel.MemberExpression;
  const [argument] = node.arguments;
  return object.type === 'RegExpLiteral' && argument ? { pattern: object.pattern, argument } : undefined;
}
