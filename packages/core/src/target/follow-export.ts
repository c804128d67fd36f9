import type * as Babel from '@babel/types';
import { isRepairError } from '../model/errors.ts';
import { fileTreeOf, memberName, type FileTree } from '../syntax/file-tree.ts';
import type { Node } from '../syntax/node.ts';
import { parseModule } from '../syntax/parse.ts';
import { exportsOf } from '../syntax/exports.ts';
import { originOf, type Origin } from './name-origin.ts';

/** A module and the way from its exports to a value; `symbol` is empty for the module as a whole. */
export interface Declared {
  readonly file: string;
  readonly symbol: readonly string[];
}

export interface ModuleReader {
  readSource(file: string): Promise<string>;
  /** `undefined` when it does not resolve to a file. */
  resolve(specifier: string, importer: string): Promise<string | undefined>;
}

/**
 * The module that declares what `symbol` of `file` is, through re-exports of all kinds. Where they lead nowhere, `file` and
 * `symbol` as they came, and at a module that does not parse that one: what is wrong is told by whoever looks there.
 */
export async function followExport(from: Declared, reader: ModuleReader): Promise<Declared> {
  return (await search(from, reader, new Set())) ?? from;
}

async function search(at: Declared, reader: ModuleReader, seen: Set<string>): Promise<Declared | undefined> {
  const { file, symbol } = at;
  const key = JSON.stringify([file, symbol]);
  if (seen.has(key) || file.includes('/node_modules/')) return seen.has(key) ? undefined : at;
  seen.add(key);
  const tree = await readTree(file, reader);
  if (tree === undefined) return at;
  if (symbol.length === 0) return wholeModule(at, tree, reader, seen);

  const goTo = async (specifier: string, path: readonly string[]): Promise<Declared | undefined> => {
    const found = await reader.resolve(specifier, file);
    return found === undefined ? undefined : search({ file: found, symbol: path }, reader, seen);
  };
  const [name, ...members] = symbol as [string, ...string[]];
  for (const origin of originsOfExport(name, tree)) {
    if (origin.kind === 'import') return goTo(origin.specifier, [...origin.path, ...members]);
    if (origin.kind === 'own') return at;
  }
  for (const specifier of starExports(tree, name)) {
    const found = await goTo(specifier, symbol);
    if (found !== undefined) return found;
  }
  return exportsOf(tree.module.program).some((item) => item.name === name) ? at : undefined;
}

async function readTree(file: string, reader: ModuleReader): Promise<FileTree | undefined> {
  try {
    return fileTreeOf(parseModule(await reader.readSource(file), file));
  } catch (error) {
    if (isRepairError(error, 'PARSE_FAILED')) return undefined;
    throw error;
  }
}

/** `module.exports = f` is the default of what `require` gives; a module of many exports is one target. */
async function wholeModule(
  at: Declared,
  tree: FileTree,
  reader: ModuleReader,
  seen: Set<string>,
): Promise<Declared | undefined> {
  const isOneThing = tree.module.program.body.some(
    (statement) => statement.type === 'TSExportAssignment' || moduleExports(statement) !== undefined,
  );
  const names = exportsOf(tree.module.program).map(({ name }) => name);
  const isDefault = isOneThing && (names.length === 0 || names.includes('default'));
  return isDefault ? search({ file: at.file, symbol: ['default'] }, reader, seen) : at;
}

/** What an export is made of, in the forms that hand on what is somewhere else. */
function originsOfExport(name: string, tree: FileTree): Origin[] {
  return tree.module.program.body.flatMap((statement): Origin[] => {
    switch (statement.type) {
      case 'ExportNamedDeclaration':
        return statement.exportKind === 'type' ? [] : namedExport(statement, name, tree);
      case 'ExportDefaultDeclaration':
        return name === 'default' ? [originOf(statement.declaration, tree)] : [];
      case 'TSExportAssignment':
        return exportedValue(statement.expression, name, tree);
      default:
        return commonJsExport(statement, name, tree);
    }
  });
}

function namedExport(statement: Babel.ExportNamedDeclaration, name: string, tree: FileTree): Origin[] {
  const { declaration, source } = statement;
  if (declaration?.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && id.name === name && init ? [originOf(init, tree)] : [],
    );
  }
  return statement.specifiers.flatMap((specifier): Origin[] => {
    const { exported } = specifier;
    if ((exported.type === 'StringLiteral' ? exported.value : exported.name) !== name) return [];
    if (specifier.type === 'ExportNamespaceSpecifier' && source) {
      return [{ kind: 'import', specifier: source.value, path: [] }];
    }
    if (specifier.type !== 'ExportSpecifier') return [];
    if (source) return [{ kind: 'import', specifier: source.value, path: [specifier.local.name] }];
    return [originOf(specifier.local, tree)];
  });
}

/** `module.exports = …`, `module.exports.name = …`, `exports.name = …`. */
function commonJsExport(statement: Babel.Statement, name: string, tree: FileTree): Origin[] {
  const value = moduleExports(statement);
  if (value !== undefined) return exportedValue(value, name, tree);
  const { left, right } = assignmentOf(statement) ?? {};
  if (left === undefined || right === undefined || memberName(left) !== name || !('object' in left)) return [];
  const isExports = left.object.type === 'Identifier' && left.object.name === 'exports';
  return isExports || isModuleExports(left.object) ? [originOf(right, tree)] : [];
}

/** `name` of a value that is all of the exports. */
function exportedValue(value: Node, name: string, tree: FileTree): Origin[] {
  if (value.type === 'ObjectExpression') {
    return value.properties.flatMap((property): Origin[] => {
      if (property.type !== 'ObjectProperty' || property.computed || property.key.type !== 'Identifier') return [];
      return property.key.name === name ? [originOf(property.value, tree)] : [];
    });
  }
  const origin = originOf(value, tree);
  if (origin.kind !== 'import') return name === 'default' ? [origin] : [];
  return [name === 'default' ? origin : { ...origin, path: [...origin.path, name] }];
}

/** Modules that hand on all their exports: `export * from 'm'`, `module.exports = { ...require('m') }`. */
function starExports(tree: FileTree, name: string): string[] {
  return tree.module.program.body.flatMap((statement): string[] => {
    if (statement.type === 'ExportAllDeclaration') {
      return name === 'default' || statement.exportKind === 'type' ? [] : [statement.source.value];
    }
    const value = moduleExports(statement);
    if (value?.type !== 'ObjectExpression') return [];
    return value.properties.flatMap((property) => {
      const origin = property.type === 'SpreadElement' ? originOf(property.argument, tree) : undefined;
      return origin?.kind === 'import' && origin.path.length === 0 ? [origin.specifier] : [];
    });
  });
}

function moduleExports(statement: Babel.Statement): Node | undefined {
  const { left, right } = assignmentOf(statement) ?? {};
  return left !== undefined && isModuleExports(left) ? right : undefined;
}

function assignmentOf(statement: Babel.Statement): { left: Node; right: Node } | undefined {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return undefined;
  return statement.expression;
}

function isModuleExports(node: Node): boolean {
  return (
    memberName(node) === 'exports' &&
    'object' in node &&
    (node.object as Node).type === 'Identifier' &&
    (node.object as Babel.Identifier).name === 'module'
  );
}
