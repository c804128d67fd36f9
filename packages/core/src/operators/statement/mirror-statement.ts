import { endOf, isFunction, startOf, textOf } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';
import { methodName } from '../shared/call.ts';
import { indentAt } from '../shared/text.ts';
import { mirrored, twinNames, type TwinNames } from '../shared/twin-names.ts';

const COST = { statement: 1.3, before: 1.7, item: 1.3 };
const STATEMENT = /^(Expression|For|ForOf|While|If)Statement$/;

/** `out.push(...left.slice(i));` where `left` and `i` go with `right` and `j` → also `out.push(...right.slice(j));`. */
export const mirrorStatement: PatchOperator = {
  name: 'mirror-statement',
  family: 'statement',
  description: 'what is done for one of two sides only: the rest of one list, one end of a range, one of two fields',
  floor: COST.item,
  on: 'module',
  *patches(sites, context) {
    const known = new Map<number, Sides>();
    for (const site of sites) {
      const own = enclosingFunction(site.path)?.node;
      if (own === undefined || !isFunction(own)) continue;
      const sides = known.get(startOf(own)) ?? {
        twins: twinNames(own, context.source),
        whole: squeezed(textOf(context.source, own)),
      };
      known.set(startOf(own), sides);
      if (sides.twins.size > 0) yield* mirrors(site, sides, context);
    }
  },
};

/** The names of a function that belong together, and its text without blanks. */
interface Sides {
  readonly twins: TwinNames;
  readonly whole: string;
}

function* mirrors(
  { node, path, start, end }: OperatorSite,
  { twins, whole }: Sides,
  { source }: OperatorContext,
): Generator<PatchProposal> {
  if (STATEMENT.test(node.type) && path.index !== undefined) {
    const mirror = mirrored(textOf(source, node), twins);
    const gap = `\n${indentAt(source, start)}`;
    if (mirror === undefined || whole.includes(squeezed(mirror))) return;
    yield { edits: [{ start: end, end, text: gap + mirror }], cost: COST.statement };
    yield { edits: [{ start, end: start, text: mirror + gap }], cost: COST.before };
  }
  const isConcat = node.type === 'CallExpression' && methodName(node) === 'concat';
  const listed = node.type === 'ArrayExpression' ? node.elements : node.type === 'CallExpression' ? node.arguments : [];
  const items = listed.flatMap((item) => (item ? [{ item, text: textOf(source, item) }] : []));
  for (const { item, text } of items) {
    if (item.type !== 'SpreadElement' && !isConcat) continue;
    const mirror = mirrored(text, twins);
    if (mirror === undefined || items.some((other) => other.text === mirror)) continue;
    for (const at of new Set([endOf(item), endOf(listed.at(-1) ?? item)]))
      yield { edits: [{ start: at, end: at, text: `, ${mirror}` }], cost: COST.item };
  }
}

function squeezed(text: string): string {
  return text.replaceAll(/\s+/g, '');
}
