import type * as Babel from '@babel/types';
import type { Operator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { textIn } from '../../shared/choice-in.ts';
import { operandText, quote } from '../../shared/text.ts';

const COST = 1.2;
/** What stands between the items of a text. */
const SEPARATORS = [', ', ',', ';', '|', ' '];

/** `allowed.includes(name)` → `allowed.split(',').includes(name)`, where `allowed` is a list in one text. */
export const askParts: Operator = {
  name: 'ask-parts',
  family: 'condition',
  description: 'an item found in a text that lists items, where it is only a part of one',
  floor: COST,
  on: 'expression',
  *replacements({ node }, { source, valuesOf, failingValuesOf }) {
    if (node.type !== 'CallExpression' || methodName(node) !== 'includes') return;
    const [sought, ...others] = node.arguments;
    // From which letter on it is sought says nothing of items.
    if (sought === undefined || sought.type === 'StringLiteral' || others.length > 0) return;
    if (!failingValuesOf(node).includes(true)) return;
    const list = (node.callee as Babel.MemberExpression).object;
    const texts = valuesOf(list).filter((value) => typeof value === 'string');
    const separator = SEPARATORS.find((each) => texts.some((text) => text.includes(each)));
    if (separator === undefined) return;
    const isPart = valuesOf(sought).some((value) => typeof value === 'string' && value.includes(separator));
    if (isPart) return;
    yield {
      text: `${operandText(source, list)}.split(${quote(separator)}).includes(${textIn(source, sought)})`,
      cost: COST,
    };
  },
};
