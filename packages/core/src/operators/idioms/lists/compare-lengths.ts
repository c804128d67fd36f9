import type * as Babel from '@babel/types';
import { isFunction, startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction, pathsOf } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import type { OperatorContext, PatchOperator, PatchProposal } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';
import { readsOf } from '../../shared/function-starts.ts';
import { commonKind, isList } from '../../shared/value-kind.ts';

const COST = 0.8;

/** `a.every((item, i) => item === b[i])` → `a.length === b.length && a.every(…)`; `if (a.length !== b.length) return false;` before a loop. */
export const compareLengths: PatchOperator = {
  name: 'compare-lengths',
  family: 'condition',
  description: 'two lists or objects compared item by item, one of which goes on',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    const seen = new Set<Node>();
    for (const { path } of sites) {
      const own = enclosingFunction(path)?.node as Babel.Function | undefined;
      if (own === undefined || seen.has(own)) continue;
      seen.add(own);
      yield* walkedBeside(own, context);
      const [a, b] = own.params;
      if (own.params.length !== 2 || a?.type !== 'Identifier' || b?.type !== 'Identifier') continue;
      if (own.body.type === 'BlockStatement') yield* guarded(own.body, a.name, b.name, context);
      yield* joined(own, a.name, b.name, context);
    }
  },
};

/** In front of a loop that gives `false` for two items that differ. */
function* guarded(
  body: Babel.BlockStatement,
  a: string,
  b: string,
  context: OperatorContext,
): Generator<PatchProposal> {
  const { source } = context;
  const [first] = body.body;
  const text = textOf(source, body);
  if (first === undefined || !/return false\b/.test(text) || !/return true\b/.test(text)) return;
  const kinds = [a, b].map((name) => kindOfName(name, body, context));
  if (kinds[0] !== kinds[1] || text.includes(`${b}.length`) || text.includes(`Object.keys(${b})`)) return;
  const [left, right] = countsOf(kinds[0], a, b) ?? [];
  if (left === undefined || right === undefined) return;
  const at = startOf(first);
  const guard = `if (${left} !== ${right}) return false;\n${indentAt(source, at)}`;
  yield { edits: [{ start: at, end: at, text: guard }], cost: COST };
}

/** In front of `every` of the one, in which the other is looked up. */
function* joined(own: Babel.Function, a: string, b: string, context: OperatorContext): Generator<PatchProposal> {
  const { source } = context;
  for (const { node, parent } of pathsOf(own.body)) {
    if (methodName(node) !== 'every' || node.type !== 'CallExpression' || parent?.node.type === 'LogicalExpression')
      continue;
    const receiver = textOf(source, (node.callee as Babel.MemberExpression).object);
    const [callback] = node.arguments;
    const isKeyed = receiver === `Object.keys(${a})`;
    if ((receiver !== a && !isKeyed) || callback === undefined || !isFunction(callback)) continue;
    if (!textOf(source, callback).includes(`${b}[`)) continue;
    const [left, right] = isKeyed
      ? [`Object.keys(${a}).length`, `Object.keys(${b}).length`]
      : [`${a}.length`, `${b}.length`];
    const at = startOf(node);
    yield { edits: [{ start: at, end: at, text: `${left} === ${right} && ` }], cost: COST };
  }
}

/** `want.every((part, index) => part === have[index])`, of two lists made in the function, where one was longer. */
function* walkedBeside(own: Babel.Function, { source, failingValuesOf }: OperatorContext): Generator<PatchProposal> {
  for (const { node, parent } of pathsOf(own.body)) {
    if (methodName(node) !== 'every' || node.type !== 'CallExpression' || parent?.node.type === 'LogicalExpression')
      continue;
    const list = (node.callee as Babel.MemberExpression).object;
    const [callback] = node.arguments;
    const index = callback !== undefined && isFunction(callback) ? callback.params[1] : undefined;
    if (
      list.type !== 'Identifier' ||
      index?.type !== 'Identifier' ||
      own.params.some((each) => isNamed(each, list.name))
    )
      continue;
    const beside = [...pathsOf(callback as Node)].flatMap(({ node: each }) =>
      each.type === 'MemberExpression' && each.computed && isNamed(each.property, index.name) ? [each.object] : [],
    );
    const other = beside.find((each) => each.type === 'Identifier' && each.name !== list.name);
    if (other === undefined || !differ(failingValuesOf(list), failingValuesOf(other))) continue;
    const text = `${list.name}.length === ${textOf(source, other)}.length && `;
    yield { edits: [{ start: startOf(node), end: startOf(node), text }], cost: COST + 0.3 };
  }
}

function isNamed(node: Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}

/** Whether not all of them were equally long. */
function differ(lists: readonly unknown[], others: readonly unknown[]): boolean {
  const lengths = [...lists, ...others].flatMap((value) => (isList(value) ? [value.length] : []));
  return new Set(lengths).size > 1;
}

function kindOfName(name: string, body: Node, { valuesOf }: OperatorContext): string | undefined {
  return commonKind(readsOf(name, body).flatMap((read) => valuesOf(read)));
}

function countsOf(kind: string | undefined, a: string, b: string): [string, string] | undefined {
  if (kind === 'array' || kind === 'string') return [`${a}.length`, `${b}.length`];
  if (kind === 'map' || kind === 'set') return [`${a}.size`, `${b}.size`];
  return kind === 'object' ? [`Object.keys(${a}).length`, `Object.keys(${b}).length`] : undefined;
}
