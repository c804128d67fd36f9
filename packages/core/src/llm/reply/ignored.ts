import type { Node } from '../../syntax/node.ts';
import { topLevelDeclarations } from '../../syntax/exports.ts';
import { membersOf } from '../../target/members.ts';
import { createMeaning } from '../merge/meaning.ts';
import type { CodeReading } from './code-reading.ts';
import type { ReplyTarget } from './slot.ts';

/** What a reply changes besides the target, a sentence each: none of it is taken. */
export function ignoredIn({ program, pieces }: CodeReading, { module, slots, whole }: ReplyTarget): string[] {
  if (program === undefined || (whole && pieces.has(whole))) return [];
  const meaningOf = createMeaning();
  const own = topLevelDeclarations(module.program);
  const ignored: string[] = [];
  const names = new Set(slots.map(({ name }) => name));
  for (const [name, node] of topLevelDeclarations(program)) {
    const known = own.get(name);
    if (known === undefined) {
      if (slots.some((slot) => pieces.get(slot)?.node !== node) && !isTaken(node, pieces)) {
        ignored.push(`\`${name}\` is new beside the target: put it inside.`);
      }
    } else if (!names.has(name)) {
      if (meaningOf(known) !== meaningOf(node)) ignored.push(`\`${name}\` is not part of the target.`);
    } else ignored.push(...membersBeside(name, known, node, slots, meaningOf));
  }
  return [...ignored, ...newImports(program, module.program)];
}

function isTaken(node: Node, pieces: CodeReading['pieces']): boolean {
  return [...pieces.values()].some((piece) => piece.node === node);
}

function membersBeside(
  name: string,
  known: Node,
  node: Node,
  slots: ReplyTarget['slots'],
  meaningOf: (node: Node) => string,
): string[] {
  const targets = slots.filter((slot) => slot.name === name);
  if (targets.some(({ member }) => member === undefined)) return [];
  const old = new Map(membersOf(known).map((member) => [member.name, member.node]));
  return membersOf(node).flatMap((member) => {
    if (targets.some((slot) => slot.member === member.name)) return [];
    const before = old.get(member.name);
    if (before !== undefined && meaningOf(before) === meaningOf(member.node)) return [];
    return [`\`${name}.${member.name}\` is not part of the target.`];
  });
}

function newImports(program: { body: readonly Node[] }, own: { body: readonly Node[] }): string[] {
  const known = new Set(importedNames(own));
  const added = importedNames(program).filter((name) => !known.has(name));
  return added.map((name) => `The import of \`${name}\` lies outside of the target: use what the file has.`);
}

function importedNames({ body }: { body: readonly Node[] }): string[] {
  return body.flatMap((statement) =>
    statement.type === 'ImportDeclaration' && statement.importKind !== 'type'
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
}
