import { textOf, type Node } from '../../../syntax/node.ts';
import type { Operator } from '../../operator.ts';
import { patternText } from '../../shared/pattern-text.ts';

const COST = 1.5;
/** What gives the time: `now()`, `this.#clock.now()`, `event.timeStamp`, `new Date().getTime()`. */
const CLOCK = [
  String.raw`(?:[\w$#]+\.)*#?(?:now|clock|time|time[sS]tamp|(?:get|current)(?:Now|Time|Timestamp))(?:\(\))?`,
  String.raw`new Date\(\)\.(?:getTime|valueOf)\(\)|\+new Date\(\)`,
].join('|');
/** And no more than that: `now() - begun` is no time. */
const END = String.raw`\s*(?:[;,)}\n]|$)`;

/** `let last = 0;`, set to a time by `last = now();`, → `let last = -Infinity;`. */
export const beginBefore: Operator = {
  name: 'begin-before',
  family: 'constant',
  description: 'the first call refused because the last one, which never was, is taken for one at time zero',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'NumericLiteral' || node.value !== 0) return;
    const place = path.parent && placeIn(path.parent.node, source);
    if (place === undefined || !/^[\w$#.]+$/.test(place)) return;
    const setting = `(?<![\\w$#.])${patternText(place)} = `;
    if (new RegExp(`${setting}(?:${CLOCK})(?=${END})`).test(source)) yield { text: '-Infinity', cost: COST };
  },
};

/** The variable or field that begins with a value, as it is written where it is set. */
function placeIn(holder: Node, source: string): string | undefined {
  if (holder.type === 'VariableDeclarator') return textOf(source, holder.id).replace(/:.*/s, '');
  const isField = holder.type === 'ClassProperty' || holder.type === 'ClassPrivateProperty';
  return isField ? `this.${textOf(source, holder.key)}` : undefined;
}
