import { childrenOf, endOf, isTypeOnly, startOf, type Node } from '../../syntax/node.ts';
import { isNothing, type Meaning } from './meaning.ts';

/** A syntax tree with the text that it was read from. */
export interface Piece {
  readonly source: string;
  readonly node: Node;
}

/** What a node is made of, in order: its child nodes, and its own words and signs between them. */
export interface Item {
  /** Items with the same key are interchangeable. */
  readonly key: string;
  /** The parentheses around a child belong to it. */
  readonly start: number;
  readonly end: number;
  readonly node?: Node;
}

/** The items of a node, without signs that only layout asks for: semicolons, last commas, optional parentheses. */
export function itemsOf({ source, node }: Piece, meaningOf: Meaning, untyped: boolean): Item[] {
  const items: Item[] = [];
  let offset = startOf(node);
  for (const child of outermost(childrenOf(node).map((item) => item.node))) {
    items.push(...signsIn(source, offset, startOf(child)));
    offset = endOf(child);
    if (isNothing(child) || (untyped && isTypeOnly(child))) continue;
    items.push({ key: meaningOf(child), start: startOf(child), end: offset, node: child });
  }
  items.push(...signsIn(source, offset, endOf(node)));
  const whole = withParentheses(items);
  return whole.filter((item, index) => !isLayout(node, item, whole[index + 1]) && !(untyped && isTypeSign(node, item)));
}

const TYPE_SIGNS = /^(?:abstract|declare|implements|override|private|protected|public|readonly|[?!])$/;
const TYPED = new Set([
  'ClassMethod',
  'ClassProperty',
  'ClassDeclaration',
  'ClassExpression',
  'Identifier',
  'TSParameterProperty',
]);

function isTypeSign(parent: Node, item: Item): boolean {
  return item.node === undefined && TYPED.has(parent.type) && TYPE_SIGNS.test(item.key);
}

/** Children whose text is also that of another, as in `{ a }`, count once. */
function outermost(children: readonly Node[]): Node[] {
  const widestFirst = children.toSorted((a, b) => startOf(a) - startOf(b) || endOf(b) - endOf(a));
  let end = -1;
  return widestFirst.filter((child) => {
    const isNew = startOf(child) >= end;
    end = Math.max(end, endOf(child));
    return isNew;
  });
}

const SIGN = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|[()[\]{},;]|[\w$#]+|(?:(?!\/[/*])[^\s\w$#()[\]{},;])+/g;

function signsIn(source: string, start: number, end: number): Item[] {
  if (start >= end) return [];
  return [...source.slice(start, end).matchAll(SIGN)]
    .filter(([text]) => !text.startsWith('//') && !text.startsWith('/*'))
    .map(({ 0: text, index }) => ({ key: text, start: start + index, end: start + index + text.length }));
}

function withParentheses(items: readonly Item[]): Item[] {
  const result: Item[] = [];
  const taken = new Set<number>();
  for (let i = 0; i < items.length; i += 1) {
    if (taken.has(i)) continue;
    const item = items[i] as Item;
    const from = parenthesesFrom(item.node);
    let grown = item;
    let next = i + 1;
    while (from <= (result.at(-1)?.start ?? -1) && result.at(-1)?.key === '(' && items[next]?.key === ')') {
      grown = { ...grown, start: (result.pop() as Item).start, end: (items[next] as Item).end };
      taken.add(next);
      next += 1;
    }
    result.push(grown);
  }
  return result;
}

function parenthesesFrom(node: Node | undefined): number {
  const extra = node?.extra as { parenthesized?: boolean; parenStart?: number } | undefined;
  return extra?.parenthesized === true ? (extra.parenStart ?? Infinity) : Infinity;
}

function isLayout(parent: Node, item: Item, next: Item | undefined): boolean {
  if (item.node !== undefined) return false;
  if (item.key === ';') return parent.type !== 'ForStatement';
  if (item.key === ',') return next !== undefined && next.node === undefined && /^[)\]}>]/.test(next.key);
  return (item.key === '(' || item.key === ')') && isSimpleArrow(parent);
}

/** `x => …`, which may as well be `(x) => …`. */
function isSimpleArrow(node: Node): boolean {
  if (node.type !== 'ArrowFunctionExpression' || node.params.length !== 1 || node.returnType) return false;
  const parameter = node.params[0] as Node;
  return parameter.type === 'Identifier' && !parameter.typeAnnotation && parameter.optional !== true;
}
