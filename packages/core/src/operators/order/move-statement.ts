import type { OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import { textOf } from '../../syntax/node.ts';
import type { Edit } from '../../model/edit.ts';
import { blocksOf } from '../shared/blocks-of.ts';
import { indentAt } from '../shared/text.ts';

/** Two neighbours exchanged; a statement moved to another place of its block. */
export const moveStatement: PatchOperator = {
  name: 'move-statement',
  family: 'order',
  description: 'done too early or too late: updated before it is read, pushed before it is filled',
  floor: 1.9,
  on: 'module',
  *patches(sites, { source }) {
    for (const list of blocksOf(sites)) {
      for (let i = 0; i < list.length; i++) {
        for (let j = i + 1; j < list.length; j++) {
          const [a, b] = [list[i] as OperatorSite, list[j] as OperatorSite];
          if (j === i + 1) yield exchange(a, b, source);
          else {
            yield move(a, b.end, source);
            yield move(b, a.start, source);
          }
        }
      }
    }
  },
};

function exchange(a: OperatorSite, b: OperatorSite, source: string): PatchProposal {
  const edits = [
    { start: a.start, end: a.end, text: textOf(source, b.node) },
    { start: b.start, end: b.end, text: textOf(source, a.node) },
  ];
  return { edits, cost: 1.9 };
}

function move(site: OperatorSite, to: number, source: string): PatchProposal {
  const text = textOf(source, site.node);
  const gone = { start: site.start, end: site.end, text: '' };
  const [from, until] = to < site.start ? [to, site.start] : [site.end, to];
  const apart = source.slice(from, until).includes('\n') ? `\n${indentAt(source, site.start)}` : ' ';
  const put = (moved: string): Edit => ({ start: to, end: to, text: moved });
  return { edits: to < site.start ? [put(text + apart), gone] : [gone, put(apart + text)], cost: 2.4 };
}
