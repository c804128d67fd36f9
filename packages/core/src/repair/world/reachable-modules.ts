import { MARKER_PACKAGES } from '../../marks/marker-calls.ts';
import { isRepairError } from '../../model/errors.ts';
import type { Node } from '../../syntax/node.ts';
import { parseModule } from '../../syntax/parse.ts';
import { pathsOf } from '../../syntax/path.ts';
import type { TargetWorld } from '../../target/resolve-target.ts';

/** How many modules are read. */
const MAX_MODULES = 400;

export interface ReachableModules {
  /** Absolute paths, without those where it began unless they are imported as well. */
  readonly modules: ReadonlySet<string>;
  /** False: there are too many to read, or one imports what is known only when it runs. */
  readonly isWhole: boolean;
}

/**
 * The modules of the project that `starts`, absolute paths, reach by imports. `project`: the runner's. Our own packages are
 * never followed, also where they are linked and not installed.
 */
export async function reachableModules(
  starts: readonly string[],
  world: TargetWorld,
  project?: string,
): Promise<ReachableModules> {
  const modules = new Set<string>();
  const queue = [...starts];
  let isWhole = true;
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    if (modules.size >= MAX_MODULES) return { modules, isWhole: false };
    for (const specifier of await importsOf(file, world)) {
      if (specifier === undefined) isWhole = false;
      if (specifier === undefined || MARKER_PACKAGES.includes(specifier)) continue;
      const resolved = await world.resolveImport(specifier, file, project);
      if (resolved === undefined || resolved.includes('/node_modules/') || modules.has(resolved)) continue;
      modules.add(resolved);
      queue.push(resolved);
    }
  }
  return { modules, isWhole };
}

/** Specifiers; `undefined` for one that is made when the module runs. */
async function importsOf(file: string, world: TargetWorld): Promise<(string | undefined)[]> {
  if (!/\.[cm]?[jt]sx?$/.test(file)) return [];
  try {
    const { program } = parseModule(await world.readSource(file), file);
    return [...pathsOf(program)].flatMap(({ node }) => specifiersOf(node));
  } catch (error) {
    // A module that does not parse imports nothing that could be followed.
    if (isRepairError(error, 'PARSE_FAILED')) return [];
    throw error;
  }
}

function specifiersOf(node: Node): (string | undefined)[] {
  if (node.type === 'ImportDeclaration') return node.importKind === 'type' ? [] : [node.source.value];
  if (node.type === 'ExportAllDeclaration') return [node.source.value];
  if (node.type === 'ExportNamedDeclaration') return node.source ? [node.source.value] : [];
  if (node.type !== 'CallExpression') return [];
  const { callee, arguments: given } = node;
  // Vite's `import.meta.glob`.
  if (callee.type === 'MemberExpression' && callee.object.type === 'MetaProperty') return [undefined];
  if (callee.type !== 'Import' && !(callee.type === 'Identifier' && callee.name === 'require')) return [];
  return [given[0]?.type === 'StringLiteral' ? given[0].value : undefined];
}
