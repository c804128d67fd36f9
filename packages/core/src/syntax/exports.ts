import type * as Babel from '@babel/types';
import type { Node } from './node.ts';
import { patternNames } from './scope.ts';

/** An export and the node that defines its value; `elsewhere` when another module defines it. */
export type ExportedName =
  | { readonly name: string; readonly node: Node; readonly elsewhere?: undefined }
  | { readonly name: string; readonly node?: undefined; readonly elsewhere: string };

/** What a module exports by name, ESM and CommonJS, in source order. Types are no exports here. */
export function exportsOf(program: Babel.Program): ExportedName[] {
  const declared = topLevelDeclarations(program);
  return program.body.flatMap((statement) => exportsOfStatement(statement, declared));
}

/** What the module itself calls its default export; `undefined` where that has no name. */
export function defaultName({ body }: Babel.Program): string | undefined {
  const exported = body.find((statement) => statement.type === 'ExportDefaultDeclaration')?.declaration;
  if (exported?.type === 'Identifier') return exported.name;
  return exported !== undefined && 'id' in exported && exported.id?.type === 'Identifier'
    ? exported.id.name
    : undefined;
}

/** The top-level bindings that the module defines itself, with the node of their value. */
export function topLevelDeclarations(program: Babel.Program): Map<string, Node> {
  const declared = new Map<string, Node>();
  for (const statement of program.body) {
    const inner = 'declaration' in statement && statement.declaration ? statement.declaration : statement;
    for (const [name, node] of declarationsOf(inner)) declared.set(name, node);
  }
  return declared;
}

function declarationsOf(statement: Node): [string, Node][] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return statement.id ? [[statement.id.name, statement]] : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap((declarator) =>
        patternNames(declarator.id).map((name): [string, Node] => [name, declarator.init ?? declarator]),
      );
    default:
      return [];
  }
}

function exportsOfStatement(statement: Babel.Statement, declared: ReadonlyMap<string, Node>): ExportedName[] {
  switch (statement.type) {
    case 'ExportNamedDeclaration': {
      if (statement.exportKind === 'type') return [];
      if (statement.declaration) return declarationsOf(statement.declaration).map(([name, node]) => ({ name, node }));
      return statement.specifiers.flatMap((specifier) =>
        exportsOfSpecifier(specifier, statement.source?.value, declared),
      );
    }
    case 'ExportDefaultDeclaration': {
      const value = statement.declaration;
      const node = value.type === 'Identifier' ? declared.get(value.name) : value;
      return node ? [{ name: 'default', node }] : [];
    }
    case 'TSExportAssignment': {
      const value = statement.expression;
      const node = value.type === 'Identifier' ? declared.get(value.name) : value;
      return node ? [{ name: 'default', node }] : [];
    }
    case 'ExpressionStatement':
      return exportsOfAssignment(statement.expression, declared);
    default:
      return [];
  }
}

function exportsOfSpecifier(
  specifier: Babel.ExportNamedDeclaration['specifiers'][number],
  source: string | undefined,
  declared: ReadonlyMap<string, Node>,
): ExportedName[] {
  const exported = specifier.exported;
  const name = exported.type === 'StringLiteral' ? exported.value : exported.name;
  if (source !== undefined) return [{ name, elsewhere: source }];
  const node = specifier.type === 'ExportSpecifier' ? declared.get(specifier.local.name) : undefined;
  return node ? [{ name, node }] : [];
}

/** `module.exports = …`, `module.exports.f = …`, `exports.f = …`. */
function exportsOfAssignment(expression: Babel.Expression, declared: ReadonlyMap<string, Node>): ExportedName[] {
  if (expression.type !== 'AssignmentExpression' || expression.left.type !== 'MemberExpression') return [];
  const { left, right } = expression;
  const resolve = (value: Node): Node => (value.type === 'Identifier' ? (declared.get(value.name) ?? value) : value);
  if (isModuleExports(left)) {
    if (right.type !== 'ObjectExpression') return [{ name: 'default', node: resolve(right) }];
    return right.properties.flatMap((property): ExportedName[] => {
      if (property.type === 'SpreadElement' || property.computed || property.key.type !== 'Identifier') return [];
      const node = property.type === 'ObjectMethod' ? property : resolve(property.value);
      return [{ name: property.key.name, node }];
    });
  }
  const onExports =
    isModuleExports(left.object) || (left.object.type === 'Identifier' && left.object.name === 'exports');
  if (!onExports || left.computed || left.property.type !== 'Identifier') return [];
  return [{ name: left.property.name, node: resolve(right) }];
}

function isModuleExports(node: Node): boolean {
  return (
    node.type === 'MemberExpression' &&
    !node.computed &&
    node.object.type === 'Identifier' &&
    node.object.name === 'module' &&
    node.property.type === 'Identifier' &&
    node.property.name === 'exports'
  );
}
