import type * as Babel from '@babel/types';
import type { Node } from '../syntax/node.ts';
import { endOf, startOf, textOf } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { bare, constantValue, fileTreeOf, memberName, type FileTree } from '../syntax/file-tree.ts';
import { MARKER_PACKAGES, markerCalls, markerIn } from './marker-calls.ts';
import { placeOf } from './mark-place.ts';
import { usesOf } from './mark-uses.ts';
import type { StaticMark, StaticTarget } from './static-mark.ts';
import { constantString } from './static-title.ts';

/**
 * The marks in the text of a test file, in the order of their calls; the file is parsed, never run. A mark that is kept in
 * a constant counts once for each test that gets it. Empty when the file does not import the marker.
 *
 * @param file Decides the syntax by its extension; it is not read.
 * @throws RepairError `PARSE_FAILED` with line and column.
 */
export function readStaticMarks(source: string, file: string): StaticMark[] {
  if (!MARKER_PACKAGES.some((name) => source.includes(name))) return [];
  const tree = fileTreeOf(parseModule(source, file));
  const isMarker = markerIn(tree);
  return markerCalls(tree, isMarker).flatMap((call) => {
    const { callee, arguments: values } = call.node as Babel.CallExpression;
    const { line, column } = placeOfName(callee);
    const target = targetOf(values[0], call.node, tree);
    const hint = hintOf(values[1], tree);
    const mark = { target, ...(hint !== undefined && { hint }), line, column };
    return usesOf(call, tree, isMarker).map((use) => ({ ...mark, ...placeOf(use, tree, isMarker) }));
  });
}

/** Of the last name: what engines give for the place of a call. */
function placeOfName(callee: Node): { line: number; column: number } {
  const node = bare(callee);
  const name = 'property' in node ? (node.property as Node) : node;
  const start = name.loc?.start;
  return { line: start?.line ?? 1, column: (start?.column ?? 0) + 1 };
}

function targetOf(written: Node | undefined, call: Node, tree: FileTree): StaticTarget {
  if (written === undefined) return { kind: 'other', code: '', span: { start: endOf(call), end: endOf(call) } };
  const span = { start: startOf(written), end: endOf(written) };
  const text = constantString(written, tree);
  if (text !== undefined) return { kind: 'text', text, span };
  const names = chainOf(bare(written));
  if (names !== undefined) return { kind: 'chain', names, span };
  return { kind: 'other', code: textOf(tree.module.source, written), span };
}

function hintOf(options: Node | undefined, tree: FileTree): string | undefined {
  const written = options && bare(options);
  const node = written && (constantValue(tree, written)?.node ?? written);
  if (node?.type !== 'ObjectExpression') return undefined;
  for (const property of node.properties) {
    if (property.type !== 'ObjectProperty' || property.computed) continue;
    const { key } = property;
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
    if (name === 'hint') return constantString(property.value, tree);
  }
  return undefined;
}

/** `cart.total` → its names; `undefined` when a part is no plain name. */
function chainOf(node: Node): [string, ...string[]] | undefined {
  if (node.type === 'Identifier') return [node.name];
  const name = memberName(node);
  if (name === undefined || !('object' in node)) return undefined;
  const object = chainOf(bare(node.object));
  return object && [...object, name];
}
