import type { RepairTarget } from '../model/target.ts';
import { exportsOf } from '../syntax/exports.ts';
import { bare, fileTreeOf, memberName, scopeOf, type FileTree } from '../syntax/file-tree.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import type { Path } from '../syntax/path.ts';
import { findSymbol } from './find-symbol.ts';
import { followExport, type Declared, type ModuleReader } from './follow-export.ts';
import { membersOf } from './members.ts';
import { originOf } from './name-origin.ts';

/**
 * What the code of a target uses and may not edit, since it has users of its own: other exports of the module, other members
 * of the class, what is imported from modules of the project. Those that the named declaration uses come first, in source
 * order. A name whose value is not made in one place of the text is left out.
 *
 * @throws PARSE_FAILED
 */
export async function calleesOf(target: RepairTarget, reader: ModuleReader): Promise<Declared[]> {
  const tree = fileTreeOf(parseModule(target.source, target.file));
  const callees = new Map<string, Declared>();
  for (const path of usesIn(target, tree)) {
    const callee = memberOfThis(path, target, tree.module) ?? (await declarationOf(path, target, tree, reader));
    if (callee !== undefined) callees.set(`${callee.file}#${callee.symbol.join('.')}`, callee);
  }
  return [...callees.values()];
}

/** The places in the regions of a target where something is named or a member of `this` is taken, each name once. */
function usesIn({ regions }: RepairTarget, tree: FileTree): Path[] {
  const uses = new Map<string, Path>();
  for (const region of regions) {
    for (const path of tree.paths) {
      if (startOf(path.node) < region.start || endOf(path.node) > region.end) continue;
      const key = keyOfUse(path, tree);
      if (key !== undefined && !uses.has(key)) uses.set(key, path);
    }
  }
  return [...uses.values()];
}

function keyOfUse({ node, parent, key }: Path, tree: FileTree): string | undefined {
  if (isMember(node)) return node.object.type === 'ThisExpression' ? `this.${memberName(node) ?? ''}` : undefined;
  if (node.type !== 'Identifier' && node.type !== 'JSXIdentifier') return undefined;
  const isNamed = key === 'key' || (key === 'property' && parent !== undefined && isMember(parent.node));
  if (isNamed && (parent?.node as { computed?: boolean } | undefined)?.computed !== true) return undefined;
  if (scopeOf(tree, node.name, startOf(node)) !== tree.scope) return undefined;
  // Of a namespace each member is a use of its own.
  return `${node.name} ${memberTaken({ node, parent, key }) ?? ''}`;
}

function memberOfThis({ node }: Path, target: RepairTarget, module: ParsedModule): Declared | undefined {
  if (!isMember(node) || target.symbol === undefined) return undefined;
  const named = findSymbol(module, target.symbol.split('.'));
  if (named.node === undefined || named.owner === undefined) return undefined;
  const used = membersOf(named.owner).find(({ name }) => name === memberName(node));
  if (used === undefined || isInside(used.node, target)) return undefined;
  return { file: target.file, symbol: [...named.symbol.slice(0, -1), used.name] };
}

async function declarationOf(
  path: Path,
  target: RepairTarget,
  tree: FileTree,
  reader: ModuleReader,
): Promise<Declared | undefined> {
  const origin = originOf(path.node.type === 'JSXIdentifier' ? { ...path.node, type: 'Identifier' } : path.node, tree);
  if (origin.kind === 'unknown') return undefined;
  if (origin.kind === 'own') {
    const own = exportsOf(tree.module.program).find(({ node }) => node !== undefined && bare(node) === origin.node);
    const isOther = own?.node !== undefined && !isInside(own.node, target);
    return isOther ? { file: target.file, symbol: [own.name] } : undefined;
  }
  const file = await reader.resolve(origin.specifier, target.file);
  if (file === undefined || file.includes('/node_modules/')) return undefined;
  const member = memberTaken(path);
  const symbol = origin.path.length > 0 || member === undefined ? origin.path : [member];
  const declared = await followExport({ file, symbol }, reader);
  return declared.symbol.length === 0 || declared.file.includes('/node_modules/') ? undefined : declared;
}

/** `round` of `money.round`, when the path is that of `money`. */
function memberTaken({ parent, key }: Path): string | undefined {
  return key === 'object' && parent !== undefined ? memberName(parent.node) : undefined;
}

function isMember(node: Node): node is Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }> {
  return node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
}

function isInside(node: Node, { regions }: RepairTarget): boolean {
  return regions.some(({ start, end }) => start <= startOf(node) && endOf(node) <= end);
}
