import { textOf, type Node } from '../../../syntax/node.ts';
import { initialiserOf } from '../../shared/initialiser-of.ts';
import { isChain } from '../../shared/is-chain.ts';
import type { Operator, OperatorSite } from '../../operator.ts';

const COST = 1.2;

/** `Number.isNaN(number)` → `text.trim() === '' || Number.isNaN(number)`, where `const number = Number(text)`. */
export const blankIsNoNumber: Operator = {
  name: 'blank-is-no-number',
  family: 'condition',
  description: 'an empty text taken for the number zero',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, valuesOfName }) {
    const { node } = site;
    if (node.type !== 'CallExpression' || !/^(Number\.)?isNaN$/.test(textOf(source, node.callee))) return;
    const [asked] = node.arguments;
    const text = asked && textIn(asked, site);
    if (text === undefined) return;
    const isBlank = valuesOfName(textOf(source, text), site).some(
      (value) => typeof value === 'string' && value.trim() === '',
    );
    if (isBlank) yield { text: `${textOf(source, text)}.trim() === '' || ${textOf(source, node)}`, cost: COST };
  },
};

/** `text` in `Number(text)`, there or where the number is declared. */
function textIn(asked: Node, { path }: OperatorSite): Node | undefined {
  const own = convertedIn(asked);
  if (own !== undefined || asked.type !== 'Identifier') return own;
  const number = initialiserOf(asked.name, path);
  return number && convertedIn(number);
}

/** `Number(text)`, `+text`. */
function convertedIn(node: Node): Node | undefined {
  if (node.type === 'UnaryExpression' && node.operator === '+')
    return isChain(node.argument) ? node.argument : undefined;
  const isNumber = node.type === 'CallExpression' && node.callee.type === 'Identifier' && node.callee.name === 'Number';
  const [text] = isNumber ? node.arguments : [];
  return text !== undefined && isChain(text) ? text : undefined;
}
