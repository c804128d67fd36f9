import type * as Babel from '@babel/types';
import { startOf, textOf, type Node } from '../../../syntax/node.ts';
import { enclosingFunction } from '../../../syntax/path.ts';
import { methodName } from '../../shared/call.ts';
import { gapBefore } from '../../shared/handler.ts';
import { loneCalls } from '../../shared/lone-calls.ts';
import { patternText } from '../../shared/pattern-text.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../../operator.ts';
import { indentAt } from '../../shared/text.ts';

const COST = 1.6;
/** `options = options || {}` says that it is the function's own from there on. */
const OWN = 1.3;
const MUTATES = /^(push|pop|shift|unshift|splice|sort|reverse|fill|set|add|delete|clear)$/;

/** In front of `state.items.push(item);`: `state = { ...state, items: [...state.items] };`, where `state` is a parameter. */
export const copyOnWrite: PatchOperator = {
  name: 'copy-on-write',
  family: 'collection',
  description: 'an argument changed deep inside, where a new one is meant: reducers, updates, defaults',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    yield* copiedFirst(sites, context);
    for (const site of sites) yield* copiedDefault(site, sites, context);
    for (const site of sites) {
      const { node, path, start } = site;
      if (node.type !== 'ExpressionStatement' || enclosingFunction(path) === undefined) continue;
      const place = changedIn(node.expression);
      const copied = place === undefined ? undefined : copyOf(place, site, context);
      if (copied === undefined) continue;
      const text = `${copied};\n${indentAt(context.source, start)}`;
      yield { edits: [{ start, end: start, text }], cost: COST };
    }
  },
};

/** First in a function that changes its parameter in several places, or in the branch of an `if`: `selected = [...selected];`. */
function* copiedFirst(sites: readonly OperatorSite[], context: OperatorContext): Generator<PatchProposal> {
  const byFunction = new Map<Babel.BlockStatement, Map<string, string>>();
  for (const { call, site } of loneCalls(sites)) {
    const body = (enclosingFunction(site.path)?.node as Babel.Function | undefined)?.body;
    const place = changedIn(call);
    if (body?.type !== 'BlockStatement' || place?.type !== 'Identifier') continue;
    const copied = copyOf(place, site, context);
    if (copied !== undefined) byFunction.set(body, (byFunction.get(body) ?? new Map()).set(place.name, copied));
  }
  for (const [{ body }, copies] of byFunction) {
    const [first] = body;
    if (first === undefined || first.type === 'ExpressionStatement') continue;
    const at = startOf(first);
    const gap = gapBefore(first, context.source);
    for (const copied of copies.values())
      yield { edits: [{ start: at, end: at, text: `${copied};${gap}` }], cost: COST };
  }
}

/** `options = options || {};` → `options = { ...options };`, where members of it are set: what is missing has nothing to be copied. */
function* copiedDefault(
  { node, path }: OperatorSite,
  sites: readonly OperatorSite[],
  { source }: OperatorContext,
): Generator<PatchProposal> {
  if (node.type !== 'AssignmentExpression' || node.left.type !== 'Identifier') return;
  const { left, right } = node;
  const isDefault = right.type === 'LogicalExpression' && textOf(source, right.left) === left.name;
  const fallback = isDefault ? right.right : node.operator === '=' ? undefined : right;
  if (fallback?.type !== 'ObjectExpression') return;
  const own = enclosingFunction(path)?.node;
  const isSet = sites.some(({ node: other, path: at }) => {
    const place = other.type === 'ExpressionStatement' ? changedIn(other.expression) : undefined;
    return place?.type === 'Identifier' && place.name === left.name && enclosingFunction(at)?.node === own;
  });
  if (!isSet) return;
  const defaults = textOf(source, fallback).slice(1, -1).trim();
  const copy = `{ ${[...(defaults === '' ? [] : [defaults.replace(/,$/, '')]), `...${left.name}`].join(', ')} }`;
  yield { edits: [{ start: startOf(node), end: node.end as number, text: `${left.name} = ${copy}` }], cost: OWN };
}

/** The object or list that the statement changes. */
function changedIn(expression: Babel.Expression): Node | undefined {
  if (expression.type === 'CallExpression' && MUTATES.test(methodName(expression) ?? ''))
    return (expression.callee as Babel.MemberExpression).object;
  const target =
    expression.type === 'AssignmentExpression'
      ? expression.left
      : expression.type === 'UpdateExpression' || expression.type === 'UnaryExpression'
        ? expression.argument
        : undefined;
  return target?.type === 'MemberExpression' ? target.object : undefined;
}

/** `state = { ...state, user: { ...state.user } }`, for members named with a dot. */
function copyOf(
  place: Node,
  { start }: OperatorSite,
  { source, bindingsAt, kindOf }: OperatorContext,
): string | undefined {
  const text = textOf(source, place);
  const spread = (inner: string): string | undefined => {
    switch (kindOf(place)) {
      case 'array':
        return `[...${inner}]`;
      case 'object':
        return `{ ...${inner} }`;
      case 'map':
        return `new Map(${inner})`;
      case 'set':
        return `new Set(${inner})`;
      default:
        return undefined;
    }
  };
  let copy = spread(text);
  let at = place;
  while (at.type === 'MemberExpression' && !at.computed && at.property.type === 'Identifier') {
    copy = copy && `{ ...${textOf(source, at.object)}, ${at.property.name}: ${copy} }`;
    at = at.object;
  }
  if (copy === undefined || at.type !== 'Identifier') return undefined;
  const { name } = at;
  const binding = bindingsAt(start).find((each) => each.name === name);
  if (binding?.kind === 'parameter') return `${name} = ${copy}`;
  // Of a copy, the first level is its own: `next.user = { ...next.user, tags: [...next.user.tags] }`.
  const isCopied = new RegExp(`\\b(?:const|let) ${patternText(name)}\\b[^=;]*= \\{\\s*\\.\\.\\.`).test(source);
  const [, field, inner] = new RegExp(`^\\{ \\.\\.\\.${patternText(name)}, (\\w+): (.*) \\}$`, 's').exec(copy) ?? [];
  return isCopied && field !== undefined ? `${name}.${field} = ${inner}` : undefined;
}
