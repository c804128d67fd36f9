import type * as Babel from '@babel/types';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { copiesOf, slotsIn } from './arm-slots.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import { indentAt } from '../shared/text.ts';

const MOST_ARMS = 8;

/** `if (n >= 3) each = team;` once more as `else if (n >= 10) each = business;`, before or after the arm it is made from. */
export const copyArm: PatchOperator = {
  name: 'copy-arm',
  family: 'condition',
  description: 'a case that a chain of conditions has no arm for: a tier, a unit, a suffix, a kind of input',
  floor: 2.2,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      if (site.node.type !== 'IfStatement') continue;
      const arms = armsOf(site.node).slice(0, MOST_ARMS);
      for (const arm of arms) yield* copies(arm, site, arms.length, context);
    }
  },
};

function armsOf(node: Babel.IfStatement): Babel.IfStatement[] {
  return node.alternate?.type === 'IfStatement' ? [node, ...armsOf(node.alternate)] : [node];
}

function* copies(
  arm: Babel.IfStatement,
  { start, end }: OperatorSite,
  arms: number,
  context: OperatorContext,
): Generator<PatchProposal> {
  const { source } = context;
  const asked = slotsIn(arm.test, context);
  const done = slotsIn(arm.consequent, context);
  if (asked.length === 0 || asked.length > 2 || done.length === 0) return;
  const [body, indent] = [{ start: startOf(arm), end: endOf(arm.consequent) }, indentAt(source, start)];
  const isLone = arms === 1 && !arm.alternate;
  for (const { text, changes } of copiesOf(source, body, asked, done)) {
    const cost = 2 + 0.2 * changes;
    const before = isLone ? `${text}\n${indent}` : `${text} else `;
    yield { edits: [{ start: body.start, end: body.start, text: before }], cost };
    const after = isLone ? `\n${indent}${text}` : `${gapAfter(arm.consequent, indent)}else ${text}`;
    const at = isLone ? end : body.end;
    yield { edits: [{ start: at, end: at, text: after }], cost: cost + 0.01 };
  }
}

function gapAfter({ type }: Node, indent: string): string {
  return type === 'BlockStatement' ? ' ' : `\n${indent}`;
}
