import type * as Babel from '@babel/types';
import type { Node } from '../syntax/node.ts';
import { startOf } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import type { Scope } from '../syntax/scope.ts';
import { bare, memberName, scopeOf, type FileTree } from '../syntax/file-tree.ts';

/** The packages that a marker comes from. */
export const MARKER_PACKAGES: readonly string[] = ['@testheal/vitest', '@testheal/jest'];

/** Tells whether an expression is the marker itself, `heal` or `testheal.heal`. */
export type IsMarker = (node: Node) => boolean;

/** Finds under which names a file has the marker: imports, requires, namespaces, other names. */
export function markerIn(tree: FileTree): IsMarker {
  const names: { readonly name: string; readonly scope: Scope | undefined; readonly is: 'marker' | 'package' }[] = [];
  const bind = (local: Node, is: 'marker' | 'package'): void => {
    if (local.type !== 'Identifier') return;
    names.push({ name: local.name, scope: scopeOf(tree, local.name, startOf(local)), is });
  };
  const isBound = (node: Node, is: 'marker' | 'package'): boolean =>
    node.type === 'Identifier' &&
    names.some(
      (known) => known.is === is && known.name === node.name && known.scope === scopeOf(tree, node.name, startOf(node)),
    );
  const isPackage = (node: Node): boolean => isLoading(node) || isBound(node, 'package');
  const isMarker = (written: Node): boolean => {
    const node = bare(written);
    if (isBound(node, 'marker')) return true;
    return memberName(node) === 'heal' && 'object' in node && isPackage(bare(node.object));
  };

  for (const { node } of tree.paths) {
    if (node.type === 'ImportDeclaration' && isOurs(node.source)) node.specifiers.forEach(bindSpecifier);
    if (node.type === 'TSImportEqualsDeclaration' && node.moduleReference.type === 'TSExternalModuleReference') {
      if (isOurs(node.moduleReference.expression)) bind(node.id, 'package');
    }
    if (node.type === 'VariableDeclarator' && node.init) bindDeclarator(node.id, bare(node.init));
  }
  return isMarker;

  function bindSpecifier(specifier: Babel.ImportDeclaration['specifiers'][number]): void {
    if (specifier.type !== 'ImportSpecifier') return bind(specifier.local, 'package');
    const { imported } = specifier;
    const name = imported.type === 'StringLiteral' ? imported.value : imported.name;
    if (name === 'heal') bind(specifier.local, 'marker');
    // `default` of a CommonJS package is the package.
    if (name === 'default') bind(specifier.local, 'package');
  }

  function bindDeclarator(id: Node, init: Node): void {
    if (isMarker(init)) return bind(id, 'marker');
    if (!isPackage(init)) return;
    if (id.type !== 'ObjectPattern') return bind(id, 'package');
    for (const property of id.properties) {
      if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') continue;
      if (property.key.name === 'heal') bind(property.value, 'marker');
    }
  }
}

/** All calls of the marker, in source order. */
export function markerCalls(tree: FileTree, isMarker: IsMarker): Path[] {
  return tree.paths.filter(({ node }) => node.type === 'CallExpression' && isMarker(node.callee));
}

/** `require('@testheal/jest')`, `await import('@testheal/vitest')`. */
function isLoading(node: Node): boolean {
  if (node.type === 'AwaitExpression') return isLoading(bare(node.argument));
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  const loads = callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
  return loads && isOurs(node.arguments[0]);
}

function isOurs(specifier: Node | undefined): boolean {
  return specifier?.type === 'StringLiteral' && MARKER_PACKAGES.includes(specifier.value);
}
