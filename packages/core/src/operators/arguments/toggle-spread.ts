import type { Operator } from '../operator.ts';
import { isFunction, textOf, type Node } from '../../syntax/node.ts';
import { argumentsOf, callText } from '../shared/call.ts';
import { asOperand } from '../shared/text.ts';

/** `push(items)` ↔ `push(...items)`, `[list]` ↔ `[...list]`. */
export const toggleSpread: Operator = {
  name: 'toggle-spread',
  family: 'arguments',
  description: 'a list passed as one value where its items are meant, or the other way round',
  floor: 1.4,
  on: 'expression',
  *replacements({ node }, { source, kindOf }) {
    const items: readonly (Node | null)[] =
      node.type === 'ArrayExpression' ? node.elements : ((node as { arguments?: Node[] }).arguments ?? []);
    const texts =
      node.type === 'ArrayExpression'
        ? items.map((item) => (item === null ? '' : textOf(source, item)))
        : argumentsOf(node, source);
    if (texts === undefined) return;
    // Which parameters the items fall to, only their number says.
    const isFixed = node.type !== 'ArrayExpression' && !items.some((item) => item?.type === 'SpreadElement');
    for (const [index, item] of items.entries()) {
      if (item === null || isFunction(item)) continue;
      const spread = item.type === 'SpreadElement';
      const seen = spread ? undefined : kindOf(item);
      if (seen !== undefined && seen !== 'array' && seen !== 'set' && seen !== 'map') continue;
      const text = texts[index] as string;
      const toggled = texts.with(index, spread ? text.slice(3) : `...${asOperand(text)}`);
      const whole = node.type === 'ArrayExpression' ? `[${toggled.join(', ')}]` : callText(node, source, toggled);
      const isAmong = isFixed && index < items.length - 1;
      yield { text: whole, cost: (spread ? 1.5 : seen === undefined ? 1.8 : 1.4) + (isAmong ? 0.8 : 0) };
    }
  },
};
