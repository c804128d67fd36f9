import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf, textOf, type Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { topLevelDeclarations } from '../../syntax/exports.ts';
import type { Piece } from '../merge/items.ts';
import { fitTo } from './fit-function.ts';
import { parseReply } from './parse-reply.ts';
import { definitionOf, type ReplyTarget } from './slot.ts';

/**
 * What a target that is a whole module becomes by a reply: the reply itself when it declares all that the module does; else the
 * module with the declarations that the reply has, old and new, and its new imports. Absent when it has none of the old.
 */
export function wholeModule(reply: ParsedModule, { module, slots }: ReplyTarget): Piece | undefined {
  const found = slots.flatMap((slot) => {
    const node = definitionOf(slot, reply.program);
    return node ? [{ slot, node }] : [];
  });
  if (found.length === 0) return undefined;
  if (found.length === slots.length) return { source: reply.source, node: reply.program };

  const edits: Edit[] = [];
  for (const { slot, node } of found) {
    const piece = fitTo(slot, { source: reply.source, node }, module.file);
    if (piece === undefined) return undefined;
    edits.push({ start: startOf(slot.node), end: endOf(slot.node), text: textOf(piece.source, piece.node) });
  }
  const first = Math.min(...found.map(({ slot }) => startOf(statementOf(slot.node, module))));
  const added = newStatements(reply, module);
  const text = (nodes: readonly Node[]): string => nodes.map((node) => `${textOf(reply.source, node)}\n`).join('');
  const imports = text(added.filter(({ type }) => type === 'ImportDeclaration'));
  const others = text(added.filter(({ type }) => type !== 'ImportDeclaration'));
  const source = applyEdits(module.source, [
    ...(imports === '' ? [] : [{ start: importsEnd(module), end: importsEnd(module), text: imports }]),
    ...(others === '' ? [] : [{ start: first, end: first, text: `${others}\n` }]),
    ...edits,
  ]);
  const composed = parseReply(source, module.file);
  return composed && { source, node: composed.program };
}

function statementOf(node: Node, { program }: ParsedModule): Node {
  return (
    program.body.find((statement) => startOf(statement) <= startOf(node) && endOf(node) <= endOf(statement)) ?? node
  );
}

/** Where one more import may stand. */
function importsEnd({ program, source }: ParsedModule): number {
  const last = program.body.findLast(({ type }) => type === 'ImportDeclaration');
  if (last === undefined) return program.body[0] ? startOf(program.body[0]) : 0;
  const lineEnd = source.indexOf('\n', endOf(last));
  return lineEnd < 0 ? endOf(last) : lineEnd + 1;
}

/** Declarations and imports of names that the module does not have. */
function newStatements(reply: ParsedModule, module: ParsedModule): Node[] {
  const known = new Set([...topLevelDeclarations(module.program).keys(), ...importedNames(module.program.body)]);
  return reply.program.body.filter((statement) => {
    if (statement.type === 'ImportDeclaration') return importedNames([statement]).some((name) => !known.has(name));
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (
      declared?.type !== 'FunctionDeclaration' &&
      declared?.type !== 'VariableDeclaration' &&
      declared?.type !== 'ClassDeclaration'
    )
      return false;
    const names = [...topLevelDeclarations({ ...reply.program, body: [statement] }).keys()];
    return names.length > 0 && names.every((name) => !known.has(name));
  });
}

function importedNames(body: readonly Node[]): string[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' ? statement.specifiers.map(({ local }) => local.name) : [],
  );
}
