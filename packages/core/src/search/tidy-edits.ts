import type { Edit } from '../model/edit.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { treeShape } from '../syntax/tree-shape.ts';

/** Drops parentheses around edit texts where the patched module has the same tree without them. */
export function tidyEdits(module: ParsedModule, edits: readonly Edit[]): Edit[] {
  let tidied = [...edits];
  for (const [index, edit] of edits.entries()) {
    if (!/^\([\s\S]*\)$/.test(edit.text)) continue;
    const bare = tidied.with(index, { ...edit, text: edit.text.slice(1, -1) });
    if (sameTree(module, tidied, bare)) tidied = bare;
  }
  return tidied;
}

function sameTree(module: ParsedModule, a: readonly Edit[], b: readonly Edit[]): boolean {
  try {
    const [first, second] = [a, b].map((edits) =>
      treeShape(parseModule(applyEdits(module.source, edits), module.file).program),
    );
    return first === second;
  } catch {
    return false;
  }
}
