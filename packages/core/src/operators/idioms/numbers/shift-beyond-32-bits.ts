import type { Edit } from '../../../model/edit.ts';
import { textOf, type Node } from '../../../syntax/node.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../../operator.ts';
import { operandText } from '../../shared/text.ts';

const COST = 1.3;
const MOST = 2 ** 31;

/** `rest >>>= 7` → `rest = Math.floor(rest / 2 ** 7)`, `byte << shift` → `byte * 2 ** shift`, wherever the module shifts. */
export const shiftBeyond32Bits: PatchOperator = {
  name: 'shift-beyond-32-bits',
  family: 'operator',
  description: 'numbers larger than 32 bits, taken apart or put together by shifts, which cut them off',
  floor: COST,
  on: 'module',
  unreached: true,
  *patches(sites, context) {
    const shifts = sites.flatMap((site) => shiftAt(site, context) ?? []);
    if (!shifts.some(({ isLarge }) => isLarge) && !context.facts.expectedNumbers.some((value) => value >= MOST)) return;
    if (shifts.length > 0) yield { edits: shifts.map(({ edit }) => edit), cost: COST };
  },
};

function shiftAt(
  { node, start, end }: OperatorSite,
  { source, failingValuesOf }: OperatorContext,
): { edit: Edit; isLarge: boolean } | undefined {
  if (node.type !== 'BinaryExpression' && node.type !== 'AssignmentExpression') return undefined;
  const shift = /^(<<|>>>?)(=?)$/.exec(node.operator);
  if (shift === null) return undefined;
  const [value, steps] = [operandText(source, node.left), operandText(source, node.right)];
  const shifted = shift[1] === '<<' ? `${value} * 2 ** ${steps}` : `Math.floor(${value} / 2 ** ${steps})`;
  const text = shift[2] === '=' ? `${textOf(source, node.left)} = ${shifted}` : shifted;
  const isLarge = [node.left, node.right, node].some((each: Node) =>
    failingValuesOf(each).some((seen) => typeof seen === 'number' && (seen >= MOST || seen < 0)),
  );
  // Shifts bind less tightly than what takes their place, so that nothing around them changes.
  return { edit: { start, end, text }, isLarge };
}
