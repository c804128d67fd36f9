import type { Operator } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import { argumentsOf, callText, methodName } from '../shared/call.ts';

const START = /00:00(:00(\.0+)?)?/;
const END = /23:59(:59(\.9+)?)?/;

/** The first moment of a day ↔ its last: `T00:00:00Z` ↔ `T23:59:59Z`, `setHours(0, 0, 0, 0)` ↔ `setHours(23, 59, 59, 999)`. */
export const changeDayBound: Operator = {
  name: 'change-day-bound',
  family: 'constant',
  description: 'a last day left out, because its beginning was taken for its end, or the other way round',
  floor: 1.2,
  on: 'expression',
  *replacements({ node }, { source }) {
    if (node.type === 'StringLiteral' || node.type === 'TemplateLiteral') {
      const text = textOf(source, node);
      const turned = START.test(text)
        ? text.replace(START, (_, seconds = '', part = '') => `23:59${seconds && ':59'}${part.replaceAll('0', '9')}`)
        : text.replace(END, (_, seconds = '', part = '') => `00:00${seconds && ':00'}${part.replaceAll('9', '0')}`);
      const sharp = text.replace(/00:00:00(?!\.)/, '23:59:59.999');
      for (const other of new Set([turned, sharp]))
        if (other !== text) yield { text: other, cost: other === turned ? 1.2 : 1.4 };
      return;
    }
    if (!/^set(UTC)?Hours$/.test(methodName(node) ?? '')) return;
    const given = argumentsOf(node, source) ?? [];
    const last = ['23', '59', '59', '999'].slice(0, Math.max(1, given.length));
    const isStart = given.every((text) => text === '0');
    if (isStart) {
      yield { text: callText(node, source, last), cost: 1.2 };
      yield { text: callText(node, source, ['24', ...given.slice(1)]), cost: 1.6 };
    } else if (given[0] === '23' || given[0] === '24') {
      yield {
        text: callText(
          node,
          source,
          given.map(() => '0'),
        ),
        cost: 1.3,
      };
    }
  },
};
