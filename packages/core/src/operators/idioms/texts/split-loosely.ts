import { textOf } from '../../../syntax/node.ts';
import { argumentsOf, callText, methodName } from '../../shared/call.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.2;

/** `text.split(' ')` → `text.split(/\s+/)`, `text.split(',')` → `text.split(',').map((part) => part.trim())`, where blanks came by. */
export const splitLoosely: Operator = {
  name: 'split-loosely',
  family: 'collection',
  description: 'several blanks, tabs and line breaks between words, blanks around the parts of a list',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, failingValuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'split' || node.callee.type !== 'MemberExpression')
      return;
    const [separator] = node.arguments;
    if (separator?.type !== 'StringLiteral' || separator.value === '' || argumentsOf(node, source)?.length !== 1)
      return;
    const texts = failingValuesOf(node.callee.object).filter((value) => typeof value === 'string');
    if (separator.value === ' ') {
      if (!texts.some((text) => /\s{2}|[\t\n]|^\s|\s$/.test(text))) return;
      const words = callText(node, source, [String.raw`/\s+/`]);
      const receiver = textOf(source, node.callee.object);
      yield { text: words, cost: COST };
      yield { text: words.replace(receiver, () => `${receiver}.trim()`), cost: COST + 0.1 };
      return;
    }
    const parts = texts.flatMap((text) => text.split(separator.value));
    if (!parts.some((part) => part !== part.trim())) return;
    yield { text: `${textOf(source, node)}.map((part) => part.trim())`, cost: COST };
  },
};
