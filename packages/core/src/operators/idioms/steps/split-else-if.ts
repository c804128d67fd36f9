import type * as Babel from '@babel/types';
import type { Edit } from '../../../model/edit.ts';
import { endOf, startOf, type Node } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { gapBefore } from '../../shared/handler.ts';

const COST = { all: 1.3, one: 1.4 };

/** `if (a) f(); else if (b) g();` → `if (a) f();` and `if (b) g();`. */
export const splitElseIf: PatchOperator = {
  name: 'split-else-if',
  family: 'statement',
  description: 'only the first of several findings told, or done, where each counts',
  floor: COST.all,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node, path } of sites) {
      if (node.type !== 'IfStatement' || path.index === undefined) continue;
      const edits = joints(node, source);
      if (edits.length === 0) continue;
      yield { edits, cost: COST.all };
      if (edits.length > 1) for (const edit of edits) yield { edits: [edit], cost: COST.one };
    }
  },
};

/** Where one `if` ends and the next begins, with no comment between them. Behind what leaves, they are apart already. */
function joints(first: Babel.IfStatement, source: string): Edit[] {
  const edits: Edit[] = [];
  for (let each = first; each.alternate?.type === 'IfStatement'; each = each.alternate) {
    const [start, end] = [endOf(each.consequent), startOf(each.alternate)];
    if (leaves(each.consequent) || source.slice(start, end).trim() !== 'else') continue;
    edits.push({ start, end, text: gapBefore(first, source) });
  }
  return edits;
}

function leaves(node: Node): boolean {
  const last = node.type === 'BlockStatement' ? node.body.at(-1) : node;
  return last !== undefined && /^(Return|Throw|Continue|Break)Statement$/.test(last.type);
}
