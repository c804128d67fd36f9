import { isFunction, textOf } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import type { OperatorContext, PatchOperator, PatchProposal } from '../operator.ts';
import { otherEnds } from '../shared/opposite-ends.ts';
import { indentAt } from '../shared/text.ts';

const COST = { behind: 1.5, before: 1.9 };
const STATEMENT = /^(?:Expression|If)Statement$/;
const LONGEST = 200;

/** `if (x < 0) x += width;` → also `if (y < 0) y += height;`; ends of a range change their places as well. */
export const mirrorEnd: PatchOperator = {
  name: 'mirror-end',
  family: 'statement',
  description: 'what is done at one end of a range only, or in one of two directions: the part that stays behind a cut',
  floor: COST.behind,
  on: 'module',
  *patches(sites, context) {
    for (const { node, path, start, end } of sites) {
      if (!STATEMENT.test(node.type) || path.index === undefined || end - start > LONGEST) continue;
      const own = enclosingFunction(path)?.node;
      if (own !== undefined && isFunction(own)) yield* mirrors({ start, end }, textOf(context.source, own), context);
    }
  },
};

function* mirrors(
  { start, end }: { readonly start: number; readonly end: number },
  around: string,
  { source }: OperatorContext,
): Generator<PatchProposal> {
  const whole = squeezed(around);
  const gap = `\n${indentAt(source, start)}`;
  for (const [nth, mirror] of otherEnds(source.slice(start, end), around).entries()) {
    if (whole.includes(squeezed(mirror))) continue;
    yield { edits: [{ start: end, end, text: gap + mirror }], cost: COST.behind + 0.1 * nth };
    yield { edits: [{ start, end: start, text: mirror + gap }], cost: COST.before + 0.1 * nth };
  }
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
