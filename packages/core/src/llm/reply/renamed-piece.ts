import type { Edit } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { endOf, startOf, type Node } from '../../syntax/node.ts';
import { parseModule, type ParsedModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';
import { exportsOf, topLevelDeclarations } from '../../syntax/exports.ts';
import { membersOf } from '../../target/members.ts';
import type { Piece } from '../merge/items.ts';
import { fitTo, functionIn } from './fit-function.ts';
import { memberLike, type Slot } from './slot.ts';

/**
 * The one function or class of a text, when it may be the target under another name: as many parameters, nothing beside it
 * that runs. It gets the target's name.
 */
export function renamedPiece(module: ParsedModule, slot: Slot): Piece | undefined {
  const { program } = module;
  const others = program.body.filter((statement) => statement.type === 'ExpressionStatement');
  if (others.some((statement) => !isExport(statement))) return undefined;
  const found = new Map([
    ...exportsOf(program).flatMap(({ name, node }): [Node, string][] => (node ? [[node, name]] : [])),
    ...[...topLevelDeclarations(program)].map(([name, node]): [Node, string] => [node, name]),
  ]);
  const alike = [...found].filter(([node]) => isAlike(node, slot));
  const [only, ...more] = alike;
  if (only === undefined || more.length > 0) return undefined;
  const [node, name] = only;
  const renamed = slot.name === 'default' || name === 'default' ? module : rename(module, name, slot.name);
  const again = renamed === module ? node : topLevelDeclarations(renamed.program).get(slot.name);
  if (again === undefined) return undefined;
  const part = slot.member === undefined || functionIn(again) ? again : memberLike(slot, membersOf(again));
  return part && fitTo(slot, { source: renamed.source, node: part }, module.file);
}

function isExport(statement: Node): boolean {
  return (
    statement.type === 'ExpressionStatement' &&
    statement.expression.type === 'AssignmentExpression' &&
    statement.expression.left.type === 'MemberExpression'
  );
}

function isAlike(node: Node, slot: Slot): boolean {
  const wanted = functionIn(slot.node);
  const callable = functionIn(node);
  if (wanted && callable) return wanted.params.length === callable.params.length;
  if (slot.member !== undefined) return memberLike(slot, membersOf(node)) !== undefined;
  return node.type === 'ClassDeclaration' && slot.node.type === 'ClassDeclaration';
}

/** Every use of the name, save as a key or a property. */
function rename(module: ParsedModule, from: string, to: string): ParsedModule {
  const edits: Edit[] = [];
  for (const { node, parent, key } of pathsOf(module.program)) {
    if (node.type !== 'Identifier' || node.name !== from) continue;
    const isPlain = (parent?.node as { computed?: boolean } | undefined)?.computed !== true;
    if ((key === 'property' || key === 'key') && isPlain) continue;
    const start = startOf(node);
    if (edits.some((edit) => edit.start === start)) continue;
    edits.push({ start, end: Math.min(endOf(node), start + from.length), text: to });
  }
  try {
    return parseModule(applyEdits(module.source, edits), module.file);
  } catch {
    return module;
  }
}
