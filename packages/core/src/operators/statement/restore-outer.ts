import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import { enclosingFunction } from '../../syntax/path.ts';
import { blocksOf } from '../shared/blocks-of.ts';
import { freeName } from '../shared/free-name.ts';
import { isChain } from '../shared/is-chain.ts';
import type { OperatorContext, OperatorSite, PatchOperator } from '../operator.ts';
import { indentAt } from '../shared/text.ts';
import { valuesBefore } from '../shared/values-before.ts';

const NAMES = ['outer', 'previous', 'before'];
const CONSTANT = /^(?:undefined|void 0|null|true|false|-?\d[\d.]*|'[^'\\]*'|"[^"\\]*")$/;

/** `owner = name; work(); owner = null;` → `const outer = owner; owner = name; work(); owner = outer;`. */
export const restoreOuter: PatchOperator = {
  name: 'restore-outer',
  family: 'statement',
  description: 'what is set for the length of some work and emptied behind it, where such work lies in other such work',
  floor: 1.7,
  on: 'module',
  *patches(sites, context) {
    const { source } = context;
    for (const list of blocksOf(sites)) {
      const places = new Set<string>();
      for (const [index, site] of list.entries()) {
        for (const set of settingsIn(site.node)) {
          const place = textOf(source, set.left);
          const emptied = emptiedIn(list.slice(index), set, source);
          // Where it is set a second time it is not the outer one any more.
          if (emptied === undefined || places.has(place)) continue;
          places.add(place);
          const name = enclosingFunction(site.path) && freeName(site.path, NAMES);
          const before = { ...site, node: set, start: startOf(set), end: endOf(set) };
          if (name === undefined || !outlives(set.left, site, context)) continue;
          if (isNeverNested(before, set.left, emptied, context)) continue;
          const close = /[;}]/.test(source[site.end - 1] as string) ? ';' : '';
          const kept = `const ${name} = ${place}${close}\n${indentAt(source, site.start)}`;
          const edits = [
            { start: site.start, end: site.start, text: kept },
            { start: startOf(emptied), end: endOf(emptied), text: name },
          ];
          yield { edits, cost: 1.7 };
        }
      }
    }
  },
};

/** Assignments that are the statement, or stand in what is tried. */
function settingsIn(node: Node): Babel.AssignmentExpression[] {
  if (node.type === 'TryStatement') return node.block.body.flatMap(settingsIn);
  if (node.type !== 'ExpressionStatement' || node.expression.type !== 'AssignmentExpression') return [];
  return node.expression.operator === '=' ? [node.expression] : [];
}

/** What the place is given once the work is done. */
function emptiedIn(
  [first, ...rest]: readonly OperatorSite[],
  { left: place, right: held }: Babel.AssignmentExpression,
  source: string,
): Node | undefined {
  const isTried = first?.node.type === 'TryStatement';
  const behind = [...(isTried ? [first] : []), ...rest].flatMap(({ node }, nth) => {
    if (node.type === 'TryStatement') return node.finalizer?.body.flatMap(settingsIn) ?? [];
    // Right behind the first there is no work between them.
    return nth === 0 ? [] : settingsIn(node);
  });
  const isSame = (a: Node, b: Node): boolean => textOf(source, a) === textOf(source, b);
  const values = behind.filter(({ left }) => isSame(left, place)).map(({ right }) => right);
  return values.find((value) => CONSTANT.test(textOf(source, value)) && !isSame(value, held));
}

/** It is there before and after the function runs. */
function outlives(place: Node, { path, start }: OperatorSite, { bindingsAt }: OperatorContext): boolean {
  if (place.type !== 'Identifier') return isChain(place);
  const own = enclosingFunction(path)?.node;
  const binding = bindingsAt(start).find(({ name }) => name === place.name);
  return binding === undefined || binding.moduleLevel || (own !== undefined && binding.usableFrom <= startOf(own));
}

/** Whenever it was set, nothing was there: the work has never lain in other such work. */
function isNeverNested(set: OperatorSite, place: Node, emptied: Node, context: OperatorContext): boolean {
  const nothing = context.valuesOf(emptied);
  const before = valuesBefore(set, place, context);
  return before.length > 0 && before.every((value) => value === undefined || value === null || nothing.includes(value));
}
