import { textOf, type Node } from '../../syntax/node.ts';
import type { Path } from '../../syntax/path.ts';
import type { Operator } from '../operator.ts';
import { ownKeys, ownValue } from '../shared/own-keys.ts';

const COST = 1.3;
/** By which things are known. */
const IDENTITY = /^(_?id|key|uuid|uid|name|slug|code)$/;

/** `overlaps(other, booking)` → `other.id !== booking.id && overlaps(other, booking)`, where both were the same one. */
export const notItself: Operator = {
  name: 'not-itself',
  family: 'condition',
  description: 'one thing compared with all, also with itself: a changed booking that conflicts with what it was',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, valuesOfName }) {
    const { node, path } = site;
    if (!isAsked(node, path)) return;
    const text = textOf(source, node);
    const names = [...new Set(text.match(/(?<![.\w$])[A-Za-z_$][\w$]*(?=[.,)])/g))];
    for (const [nth, one] of names.entries()) {
      for (const other of names.slice(nth + 1)) {
        const [ones, others] = [valuesOfName(one, site), valuesOfName(other, site)];
        const keys = ownKeys(ones).filter((key) => IDENTITY.test(key) && !text.includes(`.${key} !==`));
        const same = keys.find((key) =>
          ones.some((value, at) => {
            const known = ownValue(value, key);
            return known !== undefined && known === ownValue(others[at], key);
          }),
        );
        if (same !== undefined)
          yield { text: `${one}.${same} !== ${other}.${same} && ${joined(node, text)}`, cost: COST };
      }
    }
  },
};

/** Where something is decided, or told of one of several. */
function isAsked(node: Node, { key, parent }: Path): boolean {
  const isQuestion = /^(LogicalExpression|BinaryExpression|CallExpression)$/.test(node.type);
  const up = parent?.node.type;
  return (
    isQuestion && ((key === 'test' && up === 'IfStatement') || (key === 'body' && up === 'ArrowFunctionExpression'))
  );
}

function joined(node: Node, text: string): string {
  return node.type === 'LogicalExpression' && node.operator !== '&&' ? `(${text})` : text;
}
