import type { Edit } from '../../model/edit.ts';
import type { Node } from '../../syntax/node.ts';
import { endOf, startOf } from '../../syntax/node.ts';
import { alignItems, type Gap } from './align.ts';
import { itemsOf, type Item } from './items.ts';
import { lineEdits } from './line-edits.ts';
import { withoutBraces } from './meaning.ts';
import { textFor, type MergeSides, type Parents } from './sides.ts';

/** The edits of the old text that make `old` mean what `now` means; what is the same in both keeps its text. */
export function mergeNodes(old: Item, now: Item, sides: MergeSides): Edit[] {
  const [oldNode, nowNode] = [old.node as Node, now.node as Node];
  if (sides.old.meaningOf(oldNode) === sides.now.meaningOf(nowNode)) return [];
  const [bareOld, bareNow] = [withoutBraces(oldNode), withoutBraces(nowNode)];
  if (oldNode.type !== nowNode.type && bareOld.type === bareNow.type) {
    return mergeNodes(itemOf(bareOld), itemOf(bareNow), sides);
  }
  if (oldNode.type !== nowNode.type || WHOLE.has(oldNode.type)) return [replacing(old, now, sides)];

  const oldItems = itemsOf({ source: sides.old.source, node: oldNode }, sides.old.meaningOf, sides.untyped);
  const nowItems = itemsOf({ source: sides.now.source, node: nowNode }, sides.now.meaningOf, sides.untyped);
  if (isLeaf(oldItems) || isLeaf(nowItems)) return [replacing(old, now, sides)];
  const { pairs, gaps } = alignItems(oldItems, nowItems);
  const parents = { old, now };
  return [
    ...pairs.flatMap((pair) => {
      if (pair.old.node === undefined) return [];
      const other = parenthesesDiffer(pair.old, pair.now) && BINDING.has(oldNode.type);
      if (other) return [replacing(pair.old, pair.now, sides)];
      return pair.same ? [] : mergeNodes(pair.old, pair.now, sides);
    }),
    ...gaps.flatMap((gap) => (isListed(oldNode, gap) ? lineEdits(gap, parents, sides) : gapEdits(gap, parents, sides))),
  ];
}

/** A node as an item of its own. */
export function itemOf(node: Node): Item {
  return { key: '', start: startOf(node), end: endOf(node), node };
}

/** Their parts are text. */
const WHOLE = new Set(['TemplateLiteral', 'RegExpLiteral', 'StringLiteral', 'TemplateElement']);

/** In these, parentheses around a child decide what belongs to it. */
const BINDING = new Set([
  'AwaitExpression',
  'BinaryExpression',
  'ConditionalExpression',
  'LogicalExpression',
  'MemberExpression',
  'OptionalMemberExpression',
  'TSAsExpression',
  'TSNonNullExpression',
  'TSSatisfiesExpression',
  'UnaryExpression',
]);

const LISTS = new Set([
  'BlockStatement',
  'ClassBody',
  'Program',
  'StaticBlock',
  'SwitchCase',
  'SwitchStatement',
  'TSInterfaceBody',
  'TSModuleBlock',
]);

function isListed(parent: Node, { old, now }: Gap): boolean {
  return LISTS.has(parent.type) && [...old, ...now].every(({ node }) => node !== undefined);
}

function isLeaf(items: readonly Item[]): boolean {
  return items.every(({ node }) => node === undefined);
}

function parenthesesDiffer(old: Item, now: Item): boolean {
  return isParenthesized(old) !== isParenthesized(now);
}

function isParenthesized({ node, start }: Item): boolean {
  return node !== undefined && start < startOf(node);
}

function replacing(old: Item, now: Item, sides: MergeSides): Edit {
  return { start: old.start, end: old.end, text: inQuotesOf(old, now, sides) ?? textFor({ old, now }, now, sides) };
}

/** Another string in the quotes of the one it replaces; absent when that needs more than other quotes. */
function inQuotesOf(old: Item, now: Item, sides: MergeSides): string | undefined {
  if (old.node?.type !== 'StringLiteral' || now.node?.type !== 'StringLiteral') return undefined;
  const inner = sides.now.source.slice(now.start + 1, now.end - 1);
  const quote = sides.old.source[startOf(old.node)] as string;
  return /['"`\\(]/.test(inner) || old.start !== startOf(old.node) ? undefined : quote + inner + quote;
}

/** What came or went inside a line: arguments, operands, an `else`. */
function gapEdits(gap: Gap, parents: Parents, sides: MergeSides): Edit[] {
  const { old, now, before, after } = gap;
  const [oldFirst, oldLast, nowFirst, nowLast] = [old[0], old.at(-1), now[0], now.at(-1)];
  const oldFrom = before?.old.end ?? parents.old.start;
  const nowFrom = before?.now.end ?? parents.now.start;
  const oldTo = after?.old.start ?? parents.old.end;
  const nowTo = after?.now.start ?? parents.now.end;
  if (oldFirst && oldLast && nowFirst && nowLast) {
    const text = textFor(parents, { start: nowFirst.start, end: nowLast.end }, sides);
    return [{ start: oldFirst.start, end: oldLast.end, text }];
  }
  if (nowFirst && nowLast) {
    const isTight = oldFrom === oldTo;
    const span = { start: nowFrom, end: isTight ? nowTo : nowLast.end };
    return [{ start: oldFrom, end: oldFrom, text: textFor(parents, span, sides) }];
  }
  if (!oldFirst || !oldLast) return [];
  const { source } = sides.old;
  const removed = oldFirst.start === oldFrom ? { start: oldFrom, end: oldTo } : { start: oldFrom, end: oldLast.end };
  const hasComment = /\/[/*]/.test(source.slice(oldFrom, oldFirst.start) + source.slice(oldLast.end, oldTo));
  return [{ ...(hasComment ? { start: oldFirst.start, end: oldLast.end } : removed), text: '' }];
}
