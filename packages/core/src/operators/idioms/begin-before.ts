import { textOf } from '../../syntax/node.ts';
import type { Operator } from '../operator.ts';

const COST = 1.5;
/** What gives a time. */
const CLOCK = String.raw`[\w.]*(?:[nN]ow|[cC]lock|[tT]ime|[tT]imestamp|Date)\b`;

/** `let last = 0;`, set to a time by `last = now();`, → `let last = -Infinity;`. */
export const beginBefore: Operator = {
  name: 'begin-before',
  family: 'constant',
  description: 'the first call refused because the last one, which never was, is taken for one at time zero',
  floor: COST,
  on: 'expression',
  *replacements({ node, path }, { source }) {
    if (node.type !== 'NumericLiteral' || node.value !== 0) return;
    const holder = path.parent?.node;
    const place =
      holder?.type === 'VariableDeclarator'
        ? textOf(source, holder.id).replace(/:.*/s, '')
        : holder?.type === 'ClassProperty'
          ? `this.${textOf(source, holder.key)}`
          : undefined;
    if (place === undefined || !/^[\w.]+$/.test(place)) return;
    const isSetToTime = new RegExp(`\\b${place.replace('.', '\\.')} = ${CLOCK}`).test(source);
    if (isSetToTime) yield { text: '-Infinity', cost: COST };
  },
};
