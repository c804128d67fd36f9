import type * as Babel from '@babel/types';
import type { Node } from '../syntax/node.ts';
import { startOf } from '../syntax/node.ts';
import { bare, memberName, scopeOf, type FileTree } from '../syntax/file-tree.ts';
import type { Scope } from '../syntax/scope.ts';

/** Where a value of a module comes from, as far as its text says it. */
export type Origin =
  /** `path` leads from the exports of another module to the value; empty for the module as a whole. */
  | { readonly kind: 'import'; readonly specifier: string; readonly path: readonly string[] }
  /** The module makes it itself. */
  | { readonly kind: 'own'; readonly node: Node; readonly path: readonly string[] }
  | { readonly kind: 'unknown'; readonly why: string };

/** Follows `node`, an expression of the module, through names, members, `require`, `import()` and `new`. */
export function originOf(node: Node, tree: FileTree): Origin {
  return follow(node, [], tree, new Set());
}

function follow(written: Node, path: readonly string[], tree: FileTree, seen: Set<Node>): Origin {
  const node = bare(written);
  if (seen.has(node)) return { kind: 'unknown', why: 'its value goes round in a circle' };
  seen.add(node);
  switch (node.type) {
    case 'Identifier':
      return followName(node, path, tree, seen);
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const name = memberName(node);
      if (name === undefined) return { kind: 'unknown', why: 'a member of it is computed' };
      return follow(node.object, name === 'prototype' ? path : [name, ...path], tree, seen);
    }
    case 'NewExpression':
      // A method of an instance is its class's.
      return path.length > 0 ? follow(node.callee, path, tree, seen) : { kind: 'own', node, path };
    case 'AwaitExpression':
      return follow(node.argument, path, tree, seen);
    case 'CallExpression': {
      const specifier = loadedModule(node);
      return specifier === undefined ? { kind: 'own', node, path } : { kind: 'import', specifier, path };
    }
    default:
      return { kind: 'own', node, path };
  }
}

/** `require('m')`, `import('m')`, `vi.importActual('m')`, `jest.requireActual('m')`. */
function loadedModule({ callee, arguments: values }: Babel.CallExpression): string | undefined {
  const loads =
    callee.type === 'Import' ||
    (callee.type === 'Identifier' && callee.name === 'require') ||
    /^(?:importActual|requireActual)$/.test(memberName(callee) ?? '');
  const [first] = values;
  return loads && first?.type === 'StringLiteral' ? first.value : undefined;
}

function followName(node: Babel.Identifier, path: readonly string[], tree: FileTree, seen: Set<Node>): Origin {
  const { name } = node;
  const scope = scopeOf(tree, name, startOf(node));
  if (scope === undefined) return { kind: 'unknown', why: `\`${name}\` is not declared in the file` };
  const imported = scope === tree.scope ? importOf(name, tree) : undefined;
  if (imported !== undefined) return { ...imported, path: [...imported.path, ...path] };

  const origins = valuesOf(name, scope, tree).map((value) =>
    follow(value.node, [...value.path, ...path], tree, new Set(seen)),
  );
  const [first, ...others] = origins;
  if (first === undefined) return { kind: 'unknown', why: `\`${name}\` gets its value when the file runs` };
  const key = keyOf(first);
  if (others.some((other) => keyOf(other) !== key)) {
    return { kind: 'unknown', why: `\`${name}\` is given several values` };
  }
  return first;
}

function keyOf(origin: Origin): string {
  return origin.kind === 'own' ? `${startOf(origin.node)}` : JSON.stringify(origin);
}

function importOf(name: string, tree: FileTree): { kind: 'import'; specifier: string; path: string[] } | undefined {
  for (const statement of tree.module.program.body) {
    if (statement.type === 'TSImportEqualsDeclaration' && statement.id.name === name) {
      const { moduleReference } = statement;
      if (moduleReference.type !== 'TSExternalModuleReference') return undefined;
      return { kind: 'import', specifier: moduleReference.expression.value, path: [] };
    }
    if (statement.type !== 'ImportDeclaration') continue;
    const specifier = statement.specifiers.find(({ local }) => local.name === name);
    if (specifier) return { kind: 'import', specifier: statement.source.value, path: importedPath(specifier) };
  }
  return undefined;
}

function importedPath(specifier: Babel.ImportDeclaration['specifiers'][number]): string[] {
  if (specifier.type === 'ImportNamespaceSpecifier') return [];
  if (specifier.type === 'ImportDefaultSpecifier') return ['default'];
  const { imported } = specifier;
  return [imported.type === 'StringLiteral' ? imported.value : imported.name];
}

interface Value {
  readonly node: Node;
  /** Members of `node` that a pattern takes. */
  readonly path: readonly string[];
}

/** All values that the text gives a name: its declaration and its assignments. */
function valuesOf(name: string, scope: Scope, tree: FileTree): Value[] {
  const isIt = (id: Babel.Identifier): boolean => id.name === name && scopeOf(tree, name, startOf(id)) === scope;
  return tree.paths.flatMap(({ node }): Value[] => {
    switch (node.type) {
      case 'VariableDeclarator':
        return node.init ? taken(node.id, node.init, [], isIt) : [];
      case 'AssignmentExpression':
        return node.operator === '=' ? taken(node.left, node.right, [], isIt) : [];
      case 'FunctionDeclaration':
      case 'ClassDeclaration':
      case 'TSEnumDeclaration':
        return node.id && isIt(node.id) ? [{ node, path: [] }] : [];
      default:
        return [];
    }
  });
}

function taken(pattern: Node, value: Node, path: readonly string[], isIt: (id: Babel.Identifier) => boolean): Value[] {
  if (pattern.type === 'Identifier') return isIt(pattern) ? [{ node: value, path }] : [];
  if (pattern.type === 'AssignmentPattern') return taken(pattern.left, value, path, isIt);
  if (pattern.type !== 'ObjectPattern') return [];
  return pattern.properties.flatMap((property) => {
    if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') return [];
    return taken(property.value, value, [...path, property.key.name], isIt);
  });
}
