import type * as Babel from '@babel/types';
import type { Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { pathsOf, type Path } from '../syntax/path.ts';

/** One import, re-export or `require` of a module. */
export interface ModuleImport {
  readonly specifier: string;
  /** The literal with the path. */
  readonly literal: Babel.StringLiteral;
  /** `undefined` for `import()`, `require` in the middle of an expression, and imports for their effects. */
  readonly statement?: Node;
  readonly names: readonly ImportedName[];
}

export interface ImportedName {
  /** `default` for the default; `*` for all of it. */
  readonly imported: string;
  readonly local: string;
  /** The specifier, or the property of the pattern. */
  readonly node: Node;
}

/** What a module takes from others, types left out. */
export function importsOf({ program }: ParsedModule): ModuleImport[] {
  return [...pathsOf(program)].flatMap((path): ModuleImport[] => {
    const { node } = path;
    if (node.type === 'ImportDeclaration') {
      if (node.importKind === 'type') return [];
      const names = node.specifiers.flatMap(importedName);
      return [{ specifier: node.source.value, literal: node.source, statement: node, names }];
    }
    if ((node.type === 'ExportNamedDeclaration' || node.type === 'ExportAllDeclaration') && node.source) {
      if (node.exportKind === 'type') return [];
      const names = node.type === 'ExportNamedDeclaration' ? node.specifiers.flatMap(reexportedName) : [];
      return [{ specifier: node.source.value, literal: node.source, statement: node, names }];
    }
    if (node.type !== 'CallExpression') return [];
    const { callee } = node;
    const loads = callee.type === 'Import' || (callee.type === 'Identifier' && callee.name === 'require');
    const [literal] = node.arguments;
    if (!loads || literal?.type !== 'StringLiteral') return [];
    return [{ specifier: literal.value, literal, ...boundBy(path) }];
  });
}

function importedName(specifier: Babel.ImportDeclaration['specifiers'][number]): ImportedName[] {
  const local = specifier.local.name;
  if (specifier.type === 'ImportDefaultSpecifier') return [{ imported: 'default', local, node: specifier }];
  if (specifier.type === 'ImportNamespaceSpecifier') return [{ imported: '*', local, node: specifier }];
  if (specifier.importKind === 'type') return [];
  return [{ imported: nameOf(specifier.imported), local, node: specifier }];
}

function reexportedName(specifier: Babel.ExportNamedDeclaration['specifiers'][number]): ImportedName[] {
  if (specifier.type !== 'ExportSpecifier' || specifier.exportKind === 'type') return [];
  return [{ imported: nameOf(specifier.local), local: '', node: specifier }];
}

function nameOf(node: Babel.Identifier | Babel.StringLiteral): string {
  return node.type === 'Identifier' ? node.name : node.value;
}

/** `const { a } = require(…)`, `const all = await import(…)`, `require(…).a`. */
function boundBy(call: Path): Pick<ModuleImport, 'names' | 'statement'> {
  const up = call.parent?.node.type === 'AwaitExpression' ? call.parent : call;
  const { parent } = up;
  if (parent?.node.type === 'MemberExpression' && up.key === 'object' && !parent.node.computed) {
    const { property } = parent.node;
    const names = property.type === 'Identifier' ? [{ imported: property.name, local: '', node: property }] : [];
    return { names };
  }
  if (parent?.node.type !== 'VariableDeclarator') return { names: [] };
  const statement = parent.parent?.node;
  const { id } = parent.node;
  if (id.type === 'Identifier')
    return { names: [{ imported: '*', local: id.name, node: id }], ...(statement && { statement }) };
  if (id.type !== 'ObjectPattern') return { names: [] };
  const names = id.properties.flatMap((property): ImportedName[] => {
    if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') return [];
    const local = property.value.type === 'Identifier' ? property.value.name : '';
    return [{ imported: property.key.name, local, node: property }];
  });
  return { names, ...(statement && { statement }) };
}
