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
    let all: readonly Comparison[] | undefined;
    for (const { node, path } of sites) {
      const comparison = comparisonIn(node, context.source);
      const keys = comparison === undefined ? [] : keysOfBoth(comparison, context);
      if (comparison === undefined || keys.length === 0) continue;
      all ??= comparisonsIn(rootOf(path), context.source);
      const alike = told.has(comparison.text) ? [] : all.filter(({ text }) => text === comparison.text);
      told.add(comparison.text);
      for (const key of keys) {
        yield { edits: renamed(comparison, key), cost: COST.once };
        if (alike.length > 1) yield { edits: alike.flatMap((each) => renamed(each, key)), cost: COST.everywhere };
      }
    }
  },
};

interface Comparison {
  readonly text: string;
  /** The same property of either side. */
  readonly sides: readonly [Side, Side];
}

interface Side {
  readonly object: Node;
  readonly property: Node & { readonly name: string };
}

function comparisonIn(node: Node, source: string): Comparison | undefined {
  if (node.type !== 'BinaryExpression' || !/^[=!]==?$/.test(node.operator)) return undefined;
  const [left, right] = [sideOf(node.left), sideOf(node.right)];
  if (left === undefined || right === undefined || left.property.name !== right.property.name) return undefined;
  return { text: textOf(source, node), sides: [left, right] };
}

function sideOf(node: Node): Side | undefined {
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier') return undefined;
  return { object: node.object, property: node.property };
}

/** Of the whole module: a failing test stops at the first of several places. */
function comparisonsIn(root: Node, source: string): Comparison[] {
  return [...pathsOf(root)].flatMap(({ node }) => comparisonIn(node, source) ?? []);
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
