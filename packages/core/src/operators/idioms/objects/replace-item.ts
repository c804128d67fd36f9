import type * as Babel from '@babel/types';
import { endOf, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { pathsOf } from '../../../syntax/path.ts';
import type { OperatorSite, PatchOperator } from '../../operator.ts';
import { methodName } from '../../shared/call.ts';
import { initialiserOf } from '../../shared/initialiser-of.ts';
import { isChain } from '../../shared/is-chain.ts';
import { wholeLines } from '../../shared/whole-lines.ts';

const COST = 1.6;
const ITEM_NAMES = ['each', 'item', 'one'];

/**
 * `line.quantity += n; return { ...cart, items: [...cart.items] };` → `return { ...cart, items: cart.items.map((each) => (each === line
 * ? { ...each, quantity: each.quantity + n } : each)) };`, where `line` was found in `cart.items`.
 */
export const replaceItem: PatchOperator = {
  name: 'replace-item',
  family: 'collection',
  description: 'an item changed that a copied list shares with the one before, as in reducers',
  floor: COST,
  on: 'module',
  *patches(sites, { source, facts }) {
    const each = ITEM_NAMES.find((name) => !facts.words.has(name));
    if (each === undefined) return;
    const changes = sites.flatMap((site) => changeAt(site, each, source) ?? []);
    for (const first of changes) {
      const all = changes.filter(({ item, block }) => item === first.item && block === first.block);
      if (all[0] !== first) continue;
      const fields = all.map(({ field }) => field).join(', ');
      const changed = `${first.list}.map((${each}) => (${each} === ${first.item} ? { ...${each}, ${fields} } : ${each}))`;
      const gone = all.map(({ statement }) => wholeLines({ start: startOf(statement), end: endOf(statement) }, source));
      for (const copy of copiesOf(first, source))
        yield { edits: [...gone, { start: startOf(copy), end: endOf(copy), text: changed }], cost: COST };
    }
  },
};

interface Change {
  readonly item: string;
  /** Where the item was found. */
  readonly list: string;
  readonly field: string;
  readonly statement: Node;
  readonly block: Node;
}

/** `line.quantity += n;`, `line.done = true;` or `line.count++;`. */
function changeAt({ node, path }: OperatorSite, each: string, source: string): Change | undefined {
  if (node.type !== 'ExpressionStatement' || path.parent?.node.type !== 'BlockStatement') return undefined;
  const { expression } = node;
  const place =
    expression.type === 'UpdateExpression'
      ? expression.argument
      : expression.type === 'AssignmentExpression'
        ? expression.left
        : undefined;
  if (place?.type !== 'MemberExpression' || place.computed || place.object.type !== 'Identifier') return undefined;
  const { name } = place.object;
  const list = listOf(initialiserOf(name, path));
  if (list === undefined) return undefined;
  const key = textOf(source, place.property);
  const field = `${key}: ${valueOf(expression, `${each}.${key}`, source)}`;
  return { item: name, list: textOf(source, list), field, statement: node, block: path.parent.node };
}

/** `cart.items` of `cart.items.find(…)` and of `cart.items[at]`. */
function listOf(found: Node | undefined): Node | undefined {
  if (found?.type === 'MemberExpression') return found.computed && isChain(found.object) ? found.object : undefined;
  const isFound = found?.type === 'CallExpression' && /^(?:find|findLast|at)$/.test(methodName(found) ?? '');
  const list = isFound ? (found.callee as Babel.MemberExpression).object : undefined;
  return list && isChain(list) ? list : undefined;
}

function valueOf(expression: Babel.Expression, old: string, source: string): string {
  if (expression.type === 'UpdateExpression') return `${old} ${expression.operator === '++' ? '+' : '-'} 1`;
  const { operator, right } = expression as Babel.AssignmentExpression;
  const value = textOf(source, right);
  if (operator === '=') return value;
  return `${old} ${operator.slice(0, -1)} ${isChain(right) || right.type.endsWith('Literal') ? value : `(${value})`}`;
}

/** `[...cart.items]` behind the change. */
function copiesOf({ list, statement, block }: Change, source: string): Node[] {
  return [...pathsOf(block)].flatMap(({ node }) => {
    if (node.type !== 'ArrayExpression' || node.elements.length !== 1 || startOf(node) < endOf(statement)) return [];
    const [spread] = node.elements;
    return spread?.type === 'SpreadElement' && textOf(source, spread.argument) === list ? [node] : [];
  });
}
