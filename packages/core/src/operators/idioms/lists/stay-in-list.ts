import { textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { kindOfValue } from '../../shared/value-kind.ts';
import { linkText } from '../../shared/text.ts';
import type { Operator } from '../../operator.ts';

const COST = 1.4;

/** `while (value >= 1024) { …; unit++; }` with `UNITS[unit]` behind it → `while (value >= 1024 && unit < UNITS.length - 1)`. */
export const stayInList: Operator = {
  name: 'stay-in-list',
  family: 'condition',
  description: 'a loop that counts on beyond the last of a list which it looks something up in',
  floor: COST,
  on: 'expression',
  *replacements(site, { source, valuesOfName }) {
    const { node, path } = site;
    const loop = path.parent?.node;
    if (path.key !== 'test' || (loop?.type !== 'WhileStatement' && loop?.type !== 'ForStatement')) return;
    const around = enclosingFunction(path)?.node;
    if (around === undefined) return;
    for (const counted of counters(loop, source)) {
      const lists = [...pathsOf(around)].flatMap(({ node: each }) =>
        each.type === 'MemberExpression' && each.computed && textOf(source, each.property) === counted
          ? [textOf(source, each.object)]
          : [],
      );
      const list = lists.find((each) => kindOfValue(valuesOfName(each, site)[0]) === 'array');
      if (list === undefined || textOf(source, node).includes(`${list}.length`)) continue;
      yield { text: `${linkText(source, node)} && ${counted} < ${list}.length - 1`, cost: COST };
    }
  },
};

/** What is counted on in a loop. */
function counters(loop: Node, source: string): Set<string> {
  return new Set(
    [...pathsOf(loop)].flatMap(({ node }) =>
      node.type === 'UpdateExpression' && node.operator === '++' && node.argument.type === 'Identifier'
        ? [textOf(source, node.argument)]
        : [],
    ),
  );
}
