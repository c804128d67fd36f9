import { endOf, startOf, textOf } from '../../../syntax/node.ts';
import type { PatchOperator } from '../../operator.ts';
import { lastAnswer } from '../../shared/last-answer.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.4;

/** `for (const each of all) { if (fits(each)) return each; return null; }` → `return null;` behind the loop. */
export const returnAfterLoop: PatchOperator = {
  name: 'return-after-loop',
  family: 'order',
  description: 'the answer for "none of them", given after the first',
  floor: COST,
  on: 'module',
  *patches(sites, { source }) {
    for (const { node: loop } of sites) {
      const last = lastAnswer(loop);
      if (last === undefined || !(last.isElse || last.before.length > 0)) continue;
      const answer = textOf(source, last.answer);
      const at = endOf(loop);
      const cut = { ...last.cut, text: '' };
      const behind = { start: at, end: at, text: `\n${indentAt(source, startOf(loop))}${answer}` };
      const isThere = source.slice(at).trimStart().startsWith(answer);
      yield { edits: isThere ? [cut] : [cut, behind], cost: COST };
    }
  },
};
