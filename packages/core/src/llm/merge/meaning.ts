import { isTypeOnly, type Node } from '../../syntax/node.ts';

/** Two nodes with the same text mean the same: they differ in layout, comments, quotes, parentheses and semicolons at most. */
export type Meaning = (node: Node) => string;

/**
 * `untyped`: annotations, type arguments and modifiers of types say nothing either, for code that was written back without
 * them.
 */
export function createMeaning(mode: 'typed' | 'untyped' = 'typed'): Meaning {
  const known = KNOWN[mode];
  const meaningOf = (node: Node): string => {
    const found = known.get(node);
    if (found !== undefined) return found;
    const meaning = describe(node, mode === 'untyped', meaningOf);
    known.set(node, meaning);
    return meaning;
  };
  return meaningOf;
}

/** Trees never change, and are asked for again: by merges, by their check, by the memory of proposals. */
const KNOWN = { typed: new WeakMap<Node, string>(), untyped: new WeakMap<Node, string>() };

/** Line breaks and the blanks around them are layout in JSX; what is left is text. */
export function jsxText(value: string): string {
  const lines = value.split(/\r\n|\n|\r/);
  return lines
    .map((line, index) => {
      const start = index === 0 ? line : line.trimStart();
      return index === lines.length - 1 ? start : start.trimEnd();
    })
    .filter((line) => line !== '')
    .join(' ');
}

export const TYPE_WORDS: ReadonlySet<string> = new Set([
  'abstract',
  'accessibility',
  'declare',
  'definite',
  'implements',
  'optional',
  'override',
  'readonly',
]);

const LAYOUT = new Set([
  'comments',
  'end',
  'errors',
  'extra',
  'innerComments',
  'interpreter',
  'leadingComments',
  'loc',
  'range',
  'sourceType',
  'start',
  'tokens',
  'trailingComments',
  'type',
]);

function describe(node: Node, untyped: boolean, meaningOf: Meaning): string {
  if (node.type === 'JSXText') return `text ${JSON.stringify(jsxText(node.value))}`;
  if (node.type === 'TemplateElement') return `quasi ${JSON.stringify(node.value.cooked ?? node.value.raw)}`;
  if (isPlainKey(node)) return describeKey(node, untyped, meaningOf);
  const parts: string[] = [node.type];
  const fields = node as unknown as Record<string, unknown>;
  for (const key of Object.keys(fields).toSorted()) {
    if (LAYOUT.has(key) || (untyped && TYPE_WORDS.has(key))) continue;
    const value =
      BRANCHES.has(key) && BRANCHING.has(node.type) ? withoutBraces(fields[key] as Node | null) : fields[key];
    const text = describeValue(value, untyped, meaningOf);
    if (text !== '') parts.push(`${key}=${text}`);
  }
  return `(${parts.join(' ')})`;
}

const BRANCHES = new Set(['alternate', 'body', 'consequent']);

const BRANCHING = new Set([
  'DoWhileStatement',
  'ForInStatement',
  'ForOfStatement',
  'ForStatement',
  'IfStatement',
  'WhileStatement',
]);

/** The one statement of a block that could stand without its braces; any other node as it is. */
export function withoutBraces<N extends Node | null>(node: N): Node | N {
  if (node?.type !== 'BlockStatement' || node.body.length !== 1 || node.directives.length > 0) return node;
  const only = node.body[0] as Node;
  const declares = only.type.endsWith('Declaration') && !(only.type === 'VariableDeclaration' && only.kind === 'var');
  return declares ? node : only;
}

/** `{ 'a': 1 }` is `{ a: 1 }`. */
function isPlainKey(node: Node): boolean {
  if (node.type !== 'ObjectProperty' && node.type !== 'ObjectMethod') return false;
  return !node.computed && node.key.type === 'StringLiteral' && /^[A-Za-z_$][\w$]*$/.test(node.key.value);
}

function describeKey(node: Node, untyped: boolean, meaningOf: Meaning): string {
  const name = (node as unknown as { key: { value: string } }).key.value;
  return describe({ ...node, key: { type: 'Identifier', name } } as unknown as Node, untyped, meaningOf);
}

function describeValue(value: unknown, untyped: boolean, meaningOf: Meaning): string {
  if (value === null || value === undefined || value === false) return '';
  if (Array.isArray(value)) {
    const items = value.flatMap((item: unknown) => {
      if (!isNode(item)) return [describeValue(item, untyped, meaningOf) || 'hole'];
      return isNothing(item) || (untyped && isTypeOnly(item)) ? [] : [meaningOf(item)];
    });
    return items.length === 0 ? '' : `[${items.join(' ')}]`;
  }
  if (isNode(value)) return untyped && isTypeOnly(value) ? '' : meaningOf(value);
  return typeof value === 'bigint' ? String(value) : JSON.stringify(value);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';
}

/** Written, and without any effect. */
export function isNothing(node: Node): boolean {
  if (node.type === 'JSXExpressionContainer') return node.expression.type === 'JSXEmptyExpression';
  return node.type === 'EmptyStatement' || (node.type === 'JSXText' && jsxText(node.value) === '');
}
