import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, isTypeOnly, startOf, type Node } from '../../syntax/node.ts';
import { pathsOf } from '../../syntax/path.ts';
import { parseReply } from './parse-reply.ts';

/** TypeScript as JavaScript: what only says types is taken out. Absent when it is not TypeScript, or more than types. */
export function withoutTypes(text: string): string | undefined {
  const program = parseReply(text, 'reply.tsx')?.program;
  if (program === undefined) return undefined;
  const edits: Edit[] = [];
  let end = -1;
  for (const { node } of pathsOf(program)) {
    const removed = startOf(node) < end ? undefined : typeTextOf(node, text);
    if (removed === undefined) continue;
    edits.push({ ...removed, text: '' });
    if (isTypeOnly(node)) end = removed.end;
  }
  const ordered = edits.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const outermost = ordered.filter((edit, index) => ordered.slice(0, index).every((other) => edit.start >= other.end));
  return applyEdits(text, outermost);
}

function typeTextOf(node: Node, text: string): { start: number; end: number } | undefined {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return { start: endOf(node.expression), end: endOf(node) };
    case 'Identifier': {
      if (node.optional !== true) return undefined;
      const start = startOf(node) + node.name.length;
      return { start, end: text.indexOf('?', start) + 1 };
    }
    case 'ImportDeclaration':
      return node.importKind === 'type' ? { start: startOf(node), end: endOf(node) } : undefined;
    case 'ExportNamedDeclaration':
      return node.exportKind === 'type' ? { start: startOf(node), end: endOf(node) } : undefined;
    default:
      return isTypeOnly(node) ? { start: startOf(node), end: endOf(node) } : undefined;
  }
}
