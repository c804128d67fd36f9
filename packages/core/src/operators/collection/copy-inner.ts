import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';
import { isChain } from '../shared/is-chain.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';
import { commonKind } from '../shared/value-kind.ts';

const COST = { one: 1.6, all: 1.7, each: 1.9 };
const MOST_FIELDS = 4;

/** `{ ...state }` → `{ ...state, holds: new Map(state.holds) }`. */
export const copyInner: Operator = {
  name: 'copy-inner',
  family: 'collection',
  description: 'a copy that shares the lists, maps and objects within with what it was made of',
  floor: COST.one,
  on: 'expression',
  *replacements({ node }, { source, valuesOf }) {
    const [spread, ...others] = node.type === 'ObjectExpression' ? node.properties : [];
    if (spread?.type !== 'SpreadElement' || others.length > 0 || !isChain(spread.argument)) return;
    const whole = textOf(source, spread.argument);
    const objects = valuesOf(spread.argument);
    const copies = ownKeys(objects).flatMap((key) => {
      const copy = copyOf(
        `${whole}.${key}`,
        objects.map((object) => ownValue(object, key)),
      );
      return copy === undefined ? [] : [`${key}: ${copy}`];
    });
    const fields = copies.slice(0, MOST_FIELDS);
    const isOne = fields.length === 1;
    if (!isOne && fields.length > 0) yield { text: `{ ...${whole}, ${copies.join(', ')} }`, cost: COST.all };
    for (const field of fields) yield { text: `{ ...${whole}, ${field} }`, cost: isOne ? COST.one : COST.each };
  },
};

/** With `undefined` and `null` left as they are; `undefined` for what nobody has to copy. */
function copyOf(text: string, values: readonly unknown[]): string | undefined {
  const isMissing = values.some((value) => value === undefined || value === null);
  const kept = (copy: string): string => (isMissing ? `${text} && ${copy}` : copy);
  switch (commonKind(values)) {
    case 'array':
      return kept(`[...${text}]`);
    case 'map':
      return kept(`new Map(${text})`);
    case 'set':
      return kept(`new Set(${text})`);
    case 'date':
      return kept(`new Date(${text})`);
    case 'object':
      return `{ ...${text} }`;
    default:
      return undefined;
  }
}
