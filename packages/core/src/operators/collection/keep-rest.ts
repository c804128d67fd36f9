import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { type NameUse, usesOf } from '../../syntax/free-names.ts';
import { namesIn } from '../../syntax/names-in.ts';
import { endOf, startOf, textOf, withoutAssertions, type Node } from '../../syntax/node.ts';
import { programOf, type Path } from '../../syntax/path.ts';
import { callText, methodName } from '../shared/call.ts';
import { patternText } from '../shared/pattern-text.ts';
import { isList } from '../shared/value-kind.ts';
import type { OperatorContext, OperatorSite, PatchOperator, PatchProposal } from '../operator.ts';

const COST = 1.3;

/**
 * `const [key, value] = line.split('='); use(value)` → `const [key, ...rest] = line.split('='); use(rest.join('='))`, and
 * `line.split('=')[1]` → `line.split('=').slice(1).join('=')`, where more parts were seen than are taken.
 */
export const keepRest: PatchOperator = {
  name: 'keep-rest',
  family: 'collection',
  description: 'a text split at its first separators, whose rest may hold the separator as well',
  floor: COST,
  on: 'module',
  *patches(sites, context) {
    for (const site of sites) {
      const patch = isSplit(site.node) ? takenByPattern(site, site.node, context) : takenByIndex(site, context);
      if (patch !== undefined) yield patch;
      if (isSplit(site.node) && (patch === undefined || isAskedFor(site, context)))
        yield* splitOnce(site, site.node, context);
    }
  },
};

/** `text.split(',')`, also with a limit: that drops the rest in the same way. */
function isSplit(node: Node | null | undefined): node is Babel.CallExpression {
  return node?.type === 'CallExpression' && methodName(node) === 'split' && node.arguments[0]?.type === 'StringLiteral';
}

function takenByPattern(
  { path }: OperatorSite,
  split: Babel.CallExpression,
  context: OperatorContext,
): PatchProposal | undefined {
  const declarator = path.parent;
  if (declarator?.node.type !== 'VariableDeclarator' || declarator.node.id.type !== 'ArrayPattern') return undefined;
  const { elements } = declarator.node.id;
  const last = elements.at(-1);
  const taken = last?.type === 'AssignmentPattern' ? last.left : last;
  if (elements.length < 2 || last === undefined || last === null || taken?.type !== 'Identifier') return undefined;
  const uses = usesAfter(taken.name, declarator);
  if (uses.length === 0 || uses.some((use) => isWritten(use.path)) || !hasMore(split, elements.length, context))
    return undefined;

  const isFree = !context.bindingsAt(startOf(split)).some(({ name }) => name === 'rest');
  const name = isFree && taken.name !== 'rest' ? 'rest' : taken.name;
  const joined = `${name}.join(${textOf(context.source, split.arguments[0] as Node)})`;
  const edits = uses.map(({ node, path: { parent } }): Edit => {
    const isShorthand = parent?.node.type === 'ObjectProperty' && parent.node.shorthand;
    return { start: startOf(node), end: endOf(node), text: isShorthand ? `${taken.name}: ${joined}` : joined };
  });
  const gathered = { start: startOf(last), end: endOf(last), text: `...${name}` };
  return { edits: [gathered, ...withoutLimit(split), ...edits], cost: COST };
}

/** `text.split('=')` → `text.split(/=(.*)/s, 2)`, for what is taken apart elsewhere, or in one of two cases. */
function* splitOnce(
  { start, end, path }: OperatorSite,
  split: Babel.CallExpression,
  context: OperatorContext,
): Generator<PatchProposal> {
  const { value } = split.arguments[0] as Babel.StringLiteral;
  if (value === '' || !isTakenForTwo(path) || !hasMore(split, 2, context)) return;
  const pattern = `/${patternText(value)}(.*)/s`;
  yield { edits: [{ start, end, text: callText(split, context.source, [pattern, '2']) }], cost: COST + 0.3 };
}

/** `value === undefined`, `value ?? ''`: a part that is not there is told apart from an empty one. */
function isAskedFor({ path, end }: OperatorSite, { source }: OperatorContext): boolean {
  const [taken] = namesIn(path.parent?.node as Node).slice(1);
  if (taken === undefined) return false;
  const name = `(?<![\\w$.])${patternText(taken)}`;
  return new RegExp(`!${name}\\b|${name}\\s*(?:[!=]==?|\\?)`).test(source.slice(end));
}

/** `const [key, value] = …`, and no more than that: the split itself, or one of two cases. */
function isTakenForTwo({ parent, key }: Path): boolean {
  const up = parent?.node;
  if (up?.type === 'VariableDeclarator')
    return up.id.type === 'ArrayPattern' && up.id.elements.length === 2 && up.id.elements[1]?.type !== 'RestElement';
  const isSame = up?.type === 'ConditionalExpression' ? key !== 'test' : up && withoutAssertions(up) !== up;
  return isSame === true && isTakenForTwo(parent as Path);
}

function takenByIndex({ node, path, start, end }: OperatorSite, context: OperatorContext): PatchProposal | undefined {
  if (node.type !== 'MemberExpression' || !node.computed || node.property.type !== 'NumericLiteral') return undefined;
  if (isWritten(path)) return undefined;
  const { object, property } = node;
  const split = isSplit(object) ? object : splitIn(object, path);
  if (split === undefined || property.value < 1 || !hasMore(split, property.value + 1, context)) return undefined;
  const separator = textOf(context.source, split.arguments[0] as Node);
  const isOwn = split === object;
  const list = isOwn ? callText(split, context.source, [separator]) : textOf(context.source, object);
  const text = `${list}.slice(${property.value}).join(${separator})`;
  return { edits: [...(isOwn ? [] : withoutLimit(split)), { start, end, text }], cost: COST };
}

/** What a name was last declared with before it is used, when that is a split. */
function splitIn(object: Node, path: Path): Babel.CallExpression | undefined {
  if (object.type !== 'Identifier') return undefined;
  const declared = usesOf(programOf(path), object.name).findLast(
    ({ node, path: { key, parent } }) =>
      key === 'id' && parent?.node.type === 'VariableDeclarator' && endOf(node) < startOf(object),
  );
  const { init } = (declared?.path.parent?.node ?? {}) as Partial<Babel.VariableDeclarator>;
  return isSplit(init) ? init : undefined;
}

/** Where a variable is used after its declaration, in the block that holds it. */
function usesAfter(name: string, declarator: Path): NameUse[] {
  const block = declarator.parent?.parent?.node as Node;
  return usesOf(programOf(declarator), name).filter(
    ({ node }) => startOf(node) >= endOf(declarator.node) && endOf(node) <= endOf(block),
  );
}

function isWritten({ key, parent }: Path): boolean {
  return parent?.node.type === 'UpdateExpression' || (key === 'left' && parent?.node.type === 'AssignmentExpression');
}

function hasMore(split: Babel.CallExpression, taken: number, { failingValuesOf }: OperatorContext): boolean {
  const isLimited = split.arguments.length > 1;
  return isLimited || failingValuesOf(split).some((parts) => isList(parts) && parts.length > taken);
}

function withoutLimit({ arguments: [separator, limit] }: Babel.CallExpression): Edit[] {
  return limit === undefined ? [] : [{ start: endOf(separator as Node), end: endOf(limit), text: '' }];
}
