import type * as Babel from '@babel/types';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import type { Binding } from '../../syntax/scope.ts';
import { itemAfter } from '../missing-value/item-after.ts';
import type { Operator, OperatorContext, OperatorSite } from '../operator.ts';
import { commonKind, isList, kindOfValue } from '../shared/value-kind.ts';

const COST = { item: 1.9, list: 2 };
/** What is not made beside the list is less likely meant. */
const FAR = { parameter: 0.1, module: 0.4 };
const VARIABLE = /^(?:const|let|var|parameter)$/;
const MAY_BE_FALSY = /^(?:string|number|boolean|bigint)$/;
const MOST_ITEMS = 6;

/** `[header, ...body]` → `[header, ...body, totals]`, or `...(totals ? [totals] : [])` where there are none at times. */
export const addItem: Operator = {
  name: 'add-item',
  family: 'arguments',
  description: 'one of several values forgotten where they are gathered in a list',
  floor: COST.item,
  on: 'expression',
  *replacements(site, context) {
    const { node } = site;
    const last = node.type === 'ArrayExpression' ? node.elements.at(-1) : undefined;
    if (node.type !== 'ArrayExpression' || !last || node.elements.every(isLiteral)) return;
    const shape = shapeOfItems(context.failingValuesOf(node));
    const items = shape === undefined ? [] : itemsLike(shape, node, site, context);
    for (const { text, cost } of items.toSorted((a, b) => a.cost - b.cost).slice(0, MOST_ITEMS))
      yield { text: withItem(node, last, text, context.source), cost };
  },
};

function isLiteral(node: Node | null): boolean {
  return node !== null && node.type.endsWith('Literal') && node.type !== 'TemplateLiteral';
}

/** What sets values apart: their kind, and of lists that of their items. */
function shapeOf(value: unknown): string {
  return isList(value) ? `list of ${commonKind(value)}` : kindOfValue(value);
}

/** Of all that the lists hold; `undefined` where they hold nothing, or different things. */
function shapeOfItems(lists: readonly unknown[]): string | undefined {
  const shapes = new Set(lists.flatMap((list) => (isList(list) ? list.map(shapeOf) : [])));
  return shapes.size === 1 ? [...shapes][0] : undefined;
}

function itemsLike(
  shape: string,
  { elements }: Babel.ArrayExpression,
  site: OperatorSite,
  { bindingsAt, valuesOfName }: OperatorContext,
): { text: string; cost: number }[] {
  const there = new Set(elements.flatMap((each) => (each ? [nameOf(each)] : [])));
  return bindingsAt(site.start).flatMap((binding) => {
    const { name, kind, parameters } = binding;
    if (!VARIABLE.test(kind) || parameters !== undefined || there.has(name)) return [];
    const values = valuesOfName(name, site);
    const found = values.filter((value) => kindOfValue(value) !== 'missing');
    const missing = new Set(values.filter((value) => kindOfValue(value) === 'missing'));
    const isMissing = missing.size > 0;
    if (found.length === 0) return [];
    if (found.every((value) => shapeOf(value) === shape)) {
      // Of zero and of an empty text, that they are falsy does not say that there is none.
      const isThere = MAY_BE_FALSY.test(shape)
        ? [...missing].map((none) => `${name} !== ${none === null ? 'null' : 'undefined'}`).join(' && ')
        : name;
      return { text: isMissing ? `...(${isThere} ? [${name}] : [])` : name, cost: COST.item + far(binding) };
    }
    if (shapeOfItems(found) === shape)
      return { text: isMissing ? `...(${name} ?? [])` : `...${name}`, cost: COST.list + far(binding) };
    return [];
  });
}

function nameOf(element: Node): string | undefined {
  const node = element.type === 'SpreadElement' ? element.argument : element;
  return node.type === 'Identifier' ? node.name : undefined;
}

function far({ kind, moduleLevel }: Binding): number {
  if (moduleLevel) return FAR.module;
  return kind === 'parameter' ? FAR.parameter : 0;
}

function withItem(list: Babel.ArrayExpression, last: Node, item: string, source: string): string {
  const { start, end, text } = itemAfter(last, item, list, source);
  return source.slice(startOf(list), start) + text + source.slice(end, endOf(list));
}
