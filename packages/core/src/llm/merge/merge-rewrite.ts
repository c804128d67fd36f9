import type { Edit, Span } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { childrenOf, endOf, startOf, type Node } from '../../syntax/node.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';
import { indentUnit } from './indentation.ts';
import type { Piece } from './items.ts';
import { createMeaning } from './meaning.ts';
import { itemOf, mergeNodes } from './merge-nodes.ts';
import { textFor, type MergeSides } from './sides.ts';

/**
 * The edits that bring `rewrite`, somebody's new text of `node`, into the module. Statements, expressions and comments that
 * the rewrite does not change keep their bytes, whatever layout, quotes or comments it has. Empty when it changes nothing;
 * `undefined` when the module does not parse with it.
 *
 * Where it has no types and the module has, the module's stay.
 */
export function mergeRewrite(module: ParsedModule, node: Node, rewrite: Piece): Edit[] | undefined {
  const untyped = hasTypes(node) && !hasTypes(rewrite.node);
  const mode = untyped ? 'untyped' : 'typed';
  const sides: MergeSides = {
    old: sideOf(module.source, node, mode),
    now: sideOf(rewrite.source, rewrite.node, mode),
    eol: module.source.includes('\r\n') ? '\r\n' : '\n',
    untyped,
  };
  const wanted = sides.now.meaningOf(rewrite.node);
  if (sides.old.meaningOf(node) === wanted) return [];

  const parents = { old: itemOf(node), now: itemOf(rewrite.node) };
  const whole = { start: startOf(node), end: endOf(node), text: textFor(parents, parents.now, sides) };
  for (const edits of [mergeNodes(parents.old, parents.now, sides), [whole]]) {
    const merged = edits.filter(({ start, end, text }) => module.source.slice(start, end) !== text);
    if (meaningAfter(module, node, merged, mode) === wanted) return merged;
  }
  return undefined;
}

function sideOf(source: string, node: Node, mode: 'typed' | 'untyped'): MergeSides['old'] {
  return { source, unit: indentUnit(source), meaningOf: createMeaning(mode), fixed: templatesIn(node) };
}

function templatesIn(node: Node): Span[] {
  return [...pathsOf(node)].flatMap((path) =>
    path.node.type === 'TemplateElement' ? [{ start: startOf(path.node), end: endOf(path.node) }] : [],
  );
}

function hasTypes(root: Node): boolean {
  return [...pathsOf(root)].some(({ node }) => node.type.startsWith('TS'));
}

/** What stands in the place of `node` when the edits are made; absent when that does not parse. */
function meaningAfter(
  module: ParsedModule,
  node: Node,
  edits: readonly Edit[],
  mode: 'typed' | 'untyped',
): string | undefined {
  try {
    const source = applyEdits(module.source, edits);
    const { program } = parseModule(source, module.file);
    const grown = source.length - module.source.length;
    const found =
      node.type === 'Program'
        ? program
        : nodeAt(program, { start: startOf(node), end: endOf(node) + grown }, node.type);
    return found && createMeaning(mode)(found);
  } catch {
    return undefined;
  }
}

function nodeAt(root: Node, span: Span, type: Node['type']): Node | undefined {
  if (startOf(root) === span.start && endOf(root) === span.end && root.type === type) return root;
  for (const { node } of childrenOf(root)) {
    if (startOf(node) > span.start || endOf(node) < span.end) continue;
    const found = nodeAt(node, span, type);
    if (found) return found;
  }
  return undefined;
}
