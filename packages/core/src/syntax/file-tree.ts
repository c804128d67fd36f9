import type { ParsedModule } from './parse.ts';
import type { Node } from './node.ts';
import { isTypeOnly, startOf } from './node.ts';
import { pathsOf, type Path } from './path.ts';
import { analyzeScopes, type Scope } from './scope.ts';

/** A module, made ready for questions about names. */
export interface FileTree {
  readonly module: ParsedModule;
  /** Everything but types, parents first, in source order. */
  readonly paths: readonly Path[];
  readonly scope: Scope;
  /** Names of constants, with the scope that declares them and the declarator. */
  readonly constants: ReadonlyMap<string, readonly Path[]>;
}

export function fileTreeOf(module: ParsedModule): FileTree {
  const paths = [...pathsOf(module.program, isTypeOnly)];
  const constants = new Map<string, Path[]>();
  for (const path of paths) {
    if (path.node.type !== 'VariableDeclarator' || path.node.id.type !== 'Identifier') continue;
    const { name } = path.node.id;
    constants.set(name, [...(constants.get(name) ?? []), path]);
  }
  return { module, paths, scope: analyzeScopes(module.program), constants };
}

/** The scope whose `name` is meant at `offset`; `undefined` for globals. */
export function scopeOf(tree: FileTree, name: string, offset: number): Scope | undefined {
  let found: Scope | undefined;
  for (let scope: Scope | undefined = tree.scope; scope !== undefined;) {
    if (scope.bindings.has(name)) found = scope;
    scope = scope.children.find((child) => child.start <= offset && offset < child.end);
  }
  return found;
}

/** The value that a constant of the file is made with, where `node` names one. */
export function constantValue(tree: FileTree, node: Node): Path | undefined {
  if (node.type !== 'Identifier') return undefined;
  const scope = scopeOf(tree, node.name, startOf(node));
  if (scope?.bindings.get(node.name)?.kind !== 'const') return undefined;
  const declarator = tree.constants
    .get(node.name)
    ?.find((path) => scopeOf(tree, node.name, startOf(path.node)) === scope);
  if (declarator?.node.type !== 'VariableDeclarator' || !declarator.node.init) return undefined;
  return { node: declarator.node.init, parent: declarator, key: 'init' };
}

/** `(x as T)!` → `x`. */
export function bare(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'ParenthesizedExpression':
      return bare(node.expression);
    default:
      return node;
  }
}

/** The name after the dot; `undefined` for computed ones that are no string. */
export function memberName(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  const { property } = node;
  if (!node.computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'StringLiteral' ? property.value : undefined;
}
