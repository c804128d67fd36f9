import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { isChain } from '../shared/is-chain.ts';

const COST = 1.2;
const COUNTER =
  /(?:^|\.|#)(?:next|last)?(?:[iI]ds?|[sS]eq(?:uence)?|[cC]ounter|[sS]erial|[nN]umber|[tT]icket|[vV]ersion|[nN]once|next|uid)$/;

/** `this.id = Task.next` → `this.id = Task.next++`, where nobody counts it on. */
export const takeNext: Operator = {
  name: 'take-next',
  family: 'variable',
  description: 'a number given out that stays the same for the next one',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf, bindingsAt }) {
    if ((node.type !== 'MemberExpression' && node.type !== 'Identifier') || !isChain(node)) return;
    const text = textOf(source, node);
    if (!COUNTER.test(text) || kindOf(node) !== 'number' || !/^(init|right|argument|arguments|value)$/.test(path.key))
      return;
    const own =
      node.type === 'Identifier' ? bindingsAt(node.start as number).find(({ name }) => name === node.name) : undefined;
    if (node.type === 'Identifier' && own?.kind !== 'let') return;
    const name = text.replace(/^.*[.#]/s, '');
    const counts = new RegExp(
      `(?:\\+\\+|--)[\\w.#]*\\b${name}\\b|\\b${name}\\s*(?:\\+\\+|--|[-+]=)|\\b${name} = (?!=)[^;\\n]*[+-]`,
    );
    if (!counts.test(source)) yield { text: `${text}++`, cost: COST };
  },
};
