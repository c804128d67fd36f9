import type * as Babel from '@babel/types';
import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf } from '../../syntax/node.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';

/** The edits with their strings in double quotes where the module writes most of its own so. What has a quote within stays as it is. */
export function inQuotesOfFile(module: ParsedModule, edits: readonly Edit[]): Edit[] {
  if (!edits.some(({ text }) => text.includes("'")) || !prefersDouble(module)) return [...edits];
  let shift = 0;
  const placed = edits
    .toSorted((a, b) => a.start - b.start)
    .map((edit) => {
      const from = edit.start + shift;
      shift += edit.text.length - (edit.end - edit.start);
      return { edit, from };
    });
  const strings = stringsIn(module, edits);
  return placed.map(({ edit, from }) => {
    let { text } = edit;
    for (const { start, end } of strings) {
      const [first, last] = [start - from, end - from - 1];
      if (first < 0 || last >= text.length || !/^'[^'"\\]*'$/.test(text.slice(first, last + 1))) continue;
      text = `${text.slice(0, first)}"${text.slice(first + 1, last)}"${text.slice(last + 1)}`;
    }
    return { ...edit, text };
  });
}

const known = new WeakMap<Babel.Program, boolean>();

function prefersDouble({ program, source }: ParsedModule): boolean {
  const before = known.get(program);
  if (before !== undefined) return before;
  let balance = 0;
  for (const { node, parent } of pathsOf(program)) {
    // Of attributes nothing can be told: double quotes are their usual ones.
    if (node.type !== 'StringLiteral' || parent?.node.type === 'JSXAttribute') continue;
    balance += source[startOf(node)] === '"' ? 1 : -1;
  }
  known.set(program, balance > 0);
  return balance > 0;
}

/** Where the patched module has strings; none when it does not parse. */
function stringsIn(module: ParsedModule, edits: readonly Edit[]): { readonly start: number; readonly end: number }[] {
  try {
    const { program } = parseModule(applyEdits(module.source, edits), module.file);
    return [...pathsOf(program)].flatMap(({ node }) =>
      node.type === 'StringLiteral' ? [{ start: startOf(node), end: endOf(node) }] : [],
    );
  } catch {
    return [];
  }
}
