import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { membersOf, type Member } from '../../target/members.ts';
import type { Piece } from '../merge/items.ts';
import { parseFragment } from './parse-fragment.ts';
import { memberLike, type Slot } from './slot.ts';

/**
 * A class of which a reply tells only some members, with the others as they are: that they are not there says that they stay.
 * Any other piece as it is.
 */
export function wholeClass(slot: Slot, piece: Piece, module: ParsedModule): Piece {
  const { node } = slot;
  if (node.type !== 'ClassDeclaration' && node.type !== 'ClassExpression') return piece;
  const now = membersOf(piece.node);
  const pairs = membersOf(node).map((member) => ({ member, found: counterpart(slot, member, now) }));
  const kept = pairs.filter(({ found }) => found === undefined);
  if (kept.length === 0 || kept.length === pairs.length) return piece;

  const from = startOf(node);
  const edits = pairs.flatMap(({ member, found }): Edit[] =>
    found === undefined
      ? []
      : [{ start: startOf(member.node) - from, end: endOf(member.node) - from, text: textOf(piece.source, found) }],
  );
  const taken = new Set(pairs.map(({ found }) => found));
  const added = now.filter((member) => !taken.has(member.node)).map((member) => textOf(piece.source, member.node));
  const end = endOf(node.body) - 1 - from;
  const all = added.length === 0 ? edits : [...edits, { start: end, end, text: `\n${added.join('\n\n')}\n` }];
  return parseFragment(applyEdits(textOf(module.source, node), all), slot.place, module.file) ?? piece;
}

function counterpart(slot: Slot, { name, node }: Member, now: readonly Member[]): Node | undefined {
  return memberLike({ ...slot, member: name, node }, now);
}
