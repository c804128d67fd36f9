import type { Operator } from '../operator.ts';
import { operandText } from '../shared/text.ts';
import { isList } from '../shared/value-kind.ts';

/** `line.split(',')` → `line.split(',').filter((item) => item !== '')`, where such items were seen. */
export const dropEmptyItems: Operator = {
  name: 'drop-empty-items',
  family: 'missing-value',
  description: 'empty strings, null, undefined or NaN among the items of a list',
  floor: 1.55,
  on: 'expression',
  *replacements({ node, path }, { source, kindOf, valuesOf }) {
    if (kindOf(node) !== 'array' || !/^(Call|Member|Identifier|OptionalCall|Array)/.test(node.type)) return;
    const items = valuesOf(node).flatMap((value) => (isList(value) ? value : []));
    const list = operandText(source, node);
    const has = (...values: unknown[]): boolean => items.some((item) => values.includes(item));
    // What comes later in a chain may empty more items, by trimming them.
    const early = path.key === 'object' ? 0.15 : 0;
    // The more exact question first: zero and false may be meant.
    if (has('')) yield { text: `${list}.filter((item) => item !== '')`, cost: 1.6 + early };
    // Of lines, also those are empty that only look so.
    if (has('') && /lines?$/i.test(list))
      yield { text: `${list}.filter((item) => item.trim() !== '')`, cost: 1.55 + early };
    if (has(null, undefined)) yield { text: `${list}.filter((item) => item != null)`, cost: 1.6 + early };
    if (has(Number.NaN)) yield { text: `${list}.filter((item) => !Number.isNaN(item))`, cost: 1.7 + early };
    if (items.some(isMissingEntry)) yield { text: `${list}.filter(([, value]) => value != null)`, cost: 1.6 + early };
    if (items.some((item) => isMissingEntry(item)) && items.some((item) => isEntry(item) && item[1] === false))
      yield { text: `${list}.filter(([, value]) => value != null && value !== false)`, cost: 1.7 + early };
    if (has('', null, undefined, Number.NaN, 0, false)) yield { text: `${list}.filter(Boolean)`, cost: 1.9 + early };
    if (items.some((item) => typeof item === 'string' && item !== '' && item.trim() === ''))
      yield { text: `${list}.filter((item) => item.trim() !== '')`, cost: 1.7 + early };
  },
};

/** `['name', value]`, of `Object.entries`. */
function isEntry(item: unknown): item is [string, unknown] {
  return isList(item) && item.length === 2 && typeof item[0] === 'string';
}

function isMissingEntry(item: unknown): boolean {
  return isEntry(item) && (item[1] ?? null) === null;
}
