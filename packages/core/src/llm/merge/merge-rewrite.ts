import type { Edit, Span } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { childrenOf, endOf, startOf, type Node } from '../../syntax/node.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import { indentUnit } from './indentation.ts';
import type { Piece } from './items.ts';
import { createMeaning, type Meaning } from './meaning.ts';
import { itemOf, mergeNodes } from './merge-nodes.ts';
import { textFor, type MergeSides } from './sides.ts';

/** What is to be known of a text for many merges. */
export interface Original {
  readonly module: ParsedModule;
  readonly node: Node;
  readonly hasTypes: boolean;
  readonly templates: readonly Span[];
  readonly unit: string;
  readonly meanings: Readonly<Record<Mode, Meaning>>;
}

type Mode = 'typed' | 'untyped';

/** A node of a module, ready to be rewritten any number of times. */
export function originalOf(module: ParsedModule, node: Node): Original {
  return {
    module,
    node,
    hasTypes: hasTypes(node),
    templates: templatesIn({ source: module.source, node }),
    unit: indentUnit(module.source),
    meanings: { typed: createMeaning('typed'), untyped: createMeaning('untyped') },
  };
}

/**
 * The edits that bring `rewrite`, somebody's new text of `node`, into the module. Statements, expressions and comments that
 * the rewrite does not change keep their bytes, whatever layout, quotes or comments it has. Empty when it changes nothing;
 * `undefined` when the module does not parse with it.
 *
 * Where it has no types and the module has, the module's stay.
 */
export function mergeRewrite(original: Original, rewrite: Piece): Edit[] | undefined {
  const { module, node, unit, meanings } = original;
  const mode: Mode = original.hasTypes && !hasTypes(rewrite.node) ? 'untyped' : 'typed';
  const nowMeaning = createMeaning(mode);
  const wanted = nowMeaning(rewrite.node);
  if (meanings[mode](node) === wanted) return [];

  const sides: MergeSides = {
    old: { source: module.source, unit, meaningOf: meanings[mode], fixed: original.templates },
    now: {
      source: rewrite.source,
      unit: indentUnit(rewrite.source),
      meaningOf: nowMeaning,
      fixed: templatesIn(rewrite),
    },
    eol: module.source.includes('\r\n') ? '\r\n' : '\n',
    untyped: mode === 'untyped',
  };
  const parents = { old: itemOf(node), now: itemOf(rewrite.node) };
  const small = (): Edit[] => mergeNodes(parents.old, parents.now, sides);
  const whole = (): Edit[] => [{ start: startOf(node), end: endOf(node), text: textFor(parents, parents.now, sides) }];
  for (const edits of [small, whole]) {
    const merged = edits().filter(({ start, end, text }) => module.source.slice(start, end) !== text);
    if (meaningAfter(module, node, merged, mode) === wanted) return merged;
  }
  return undefined;
}

function hasTypes(node: Node): boolean {
  return node.type.startsWith('TS') || childrenOf(node).some((child) => hasTypes(child.node));
}

function templatesIn({ source, node }: Piece): Span[] {
  if (node.type === 'TemplateElement') return [{ start: startOf(node), end: endOf(node) }];
  const isPossible = source.slice(startOf(node), endOf(node)).includes('`');
  return isPossible ? childrenOf(node).flatMap((child) => templatesIn({ source, node: child.node })) : [];
}

/** What stands in the place of `node` when the edits are made; absent when that does not parse. */
function meaningAfter(module: ParsedModule, node: Node, edits: readonly Edit[], mode: Mode): string | undefined {
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
