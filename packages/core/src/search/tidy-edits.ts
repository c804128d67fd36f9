import type { Edit } from '../model/edit.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';

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
    const [first, second] = [a, b].map((edits) => parseModule(applyEdits(module.source, edits), module.file).program);
    return shape(first) === shape(second);
  } catch {
    return false;
  }
}

const PLACE_ONLY = new Set(['start', 'end', 'loc', 'range', 'extra', 'errors', 'comments', 'tokens']);

/** The tree without positions and without what only says how something was written. */
function shape(node: unknown): string {
  return JSON.stringify(node, (key, value: unknown) => {
    if (PLACE_ONLY.has(key)) return undefined;
    return typeof value === 'bigint' ? String(value) : value;
  });
}
