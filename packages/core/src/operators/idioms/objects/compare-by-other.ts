import { textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf, type Path } from '../../../syntax/path.ts';
import type { OperatorContext, PatchOperator } from '../../operator.ts';
import { ownKeys, ownValue } from '../../shared/own-keys.ts';

const COST = { once: 1.5, everywhere: 1.4 };
const MOST_KEYS = 6;

/** `held.owner !== asked.owner` → `held.token !== asked.token`, here or wherever it is asked. */
export const compareByOther: PatchOperator = {
  name: 'compare-by-other',
  family: 'name',
  description: 'two things compared by a field that does not tell them apart',
  floor: COST.everywhere,
  on: 'module',
  *patches(sites, context) {
    const told = new Set<string>();
    for (const { node, path } of sites) {
      const comparison = comparisonIn(node);
      if (comparison === undefined) continue;
      const text = textOf(context.source, node);
      const alike = told.has(text) ? [] : alikeIn(rootOf(path), text, context.source);
      told.add(text);
      for (const key of keysOfBoth(comparison, context)) {
        yield { edits: renamed(comparison, key), cost: COST.once };
        if (alike.length > 1) yield { edits: alike.flatMap((each) => renamed(each, key)), cost: COST.everywhere };
      }
    }
  },
};

interface Comparison {
  /** The same property of either side. */
  readonly sides: readonly [Side, Side];
}

interface Side {
  readonly object: Node;
  readonly property: Node & { readonly name: string };
}

function comparisonIn(node: Node): Comparison | undefined {
  if (node.type !== 'BinaryExpression' || !/^[=!]==?$/.test(node.operator)) return undefined;
  const [left, right] = [sideOf(node.left), sideOf(node.right)];
  return left && right && left.property.name === right.property.name ? { sides: [left, right] } : undefined;
}

function sideOf(node: Node): Side | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  return { object: node.object, property: node.property };
}

/** Also where a failing test does not come yet: it stops at the first of several places. */
function alikeIn(root: Node, text: string, source: string): Comparison[] {
  return [...pathsOf(root)].flatMap(({ node }) => {
    const comparison = comparisonIn(node);
    return comparison !== undefined && textOf(source, node) === text ? [comparison] : [];
  });
}

function rootOf(path: Path): Node {
  let up = path;
  while (up.parent !== undefined) up = up.parent;
  return up.node;
}

/** Other keys that both have had, with plain values under them. */
function keysOfBoth({ sides }: Comparison, { valuesOf }: OperatorContext): string[] {
  const [left, right] = sides.map(({ object }) => valuesOf(object)) as [readonly unknown[], readonly unknown[]];
  return ownKeys(left)
    .filter((key) => key !== sides[0].property.name && isPlain(left, key) && isPlain(right, key))
    .slice(0, MOST_KEYS);
}

function renamed({ sides }: Comparison, key: string): { start: number; end: number; text: string }[] {
  return sides.map(({ property }) => ({ start: property.start as number, end: property.end as number, text: key }));
}

function isPlain(holders: readonly unknown[], key: string): boolean {
  return holders.some((holder) => /^(string|number)$/.test(typeof ownValue(holder, key)));
}
