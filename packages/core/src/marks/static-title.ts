import type { Node } from '../syntax/node.ts';
import { bare, constantValue, type FileTree } from '../syntax/file-tree.ts';
import type { StaticTitle } from './static-mark.ts';

const ANYTHING = '[^]*';
/** `%i`, `%s`, `%#` of printf, `$name` and `$row.name` of tables. */
const PLACES = /%[a-zA-Z#%$]|\$#|\$[\p{ID_Start}_][\p{ID_Continue}.]*/gu;

/** The title that `node` gives a test, as far as the text of the file says it. */
export function staticTitle(node: Node | undefined, hasRows: boolean, tree: FileTree): StaticTitle {
  const text = node && constantString(node, tree);
  if (text !== undefined) return hasRows ? withRows(text) : { text };
  const template = node && bare(node);
  if (template?.type !== 'TemplateLiteral') return { pattern: ANYTHING };
  const parts = template.quasis.map((quasi) => rowPattern(quasi.value.cooked ?? '', hasRows));
  return { pattern: parts.join(ANYTHING) };
}

/** The string that `node` is: a literal, a template without holes, a constant of the file that is one. */
export function constantString(written: Node, tree: FileTree): string | undefined {
  const node = bare(written);
  if (node.type === 'StringLiteral') return node.value;
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0)
    return node.quasis[0]?.value.cooked ?? undefined;
  const value = constantValue(tree, node)?.node;
  return value === undefined || value === node ? undefined : constantString(value, tree);
}

function withRows(text: string): StaticTitle {
  return text.search(PLACES) >= 0 ? { pattern: rowPattern(text, true) } : { text };
}

function rowPattern(text: string, hasRows: boolean): string {
  return hasRows ? text.split(PLACES).map(escaped).join(ANYTHING) : escaped(text);
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
