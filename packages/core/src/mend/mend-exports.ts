import type * as Babel from '@babel/types';
import type { Edit } from '../model/edit.ts';
import { exportsOf, topLevelDeclarations } from '../syntax/exports.ts';
import { endOf, startOf, type Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { nameUses } from '../syntax/free-names.ts';
import type { ImportStyle } from './import-style.ts';
import type { Mend } from './mend.ts';
import type { MendableModule } from './mendable-module.ts';
import type { NameUsers } from './module-users.ts';
import { nearNames, plainName } from './near-names.ts';

/**
 * Names that others take from the module and that it does not export: its own declaration of that name is exported, or an
 * export of a near name gets it. An export that others use keeps its old name as well.
 */
export function mendExports(module: MendableModule, users: NameUsers): Mend[] {
  const { parsed, style } = module;
  const exported = exportsOf(parsed.program).map(({ name }) => name);
  const declared = topLevelDeclarations(parsed.program);
  const wanted = [...users.keys()].filter((name) => !exported.includes(name));
  const missing = wanted.filter((name) => declared.has(name));
  const mends: Mend[] = missing.map((name) => ({
    edits: [exportEdit(parsed, name, style)],
    operator: 'add-export',
    cost: 0.6,
  }));
  if (missing.length > 1) {
    const edits = missing.map((name) => exportEdit(parsed, name, style));
    const isApart = new Set(edits.map(({ start }) => start)).size === edits.length;
    if (isApart) mends.unshift({ edits, operator: 'add-export', cost: 0.55 });
  }
  for (const name of wanted) {
    if (name === 'default') mends.push(...mendDefault(module, exported, declared));
    else if (!missing.includes(name)) mends.push(...nearExports(module, name, { exported, declared, users, wanted }));
  }
  return mends;
}

function exportEdit(module: ParsedModule, name: string, style: ImportStyle): Edit {
  const { program, source } = module;
  if (style.isCommonJs) return commonJsExport(module, name, style);
  const list = program.body.findLast(
    (each) =>
      each.type === 'ExportNamedDeclaration' &&
      !each.source &&
      each.exportKind !== 'type' &&
      each.specifiers.length > 0,
  ) as Babel.ExportNamedDeclaration | undefined;
  const last = list?.specifiers.at(-1);
  if (last !== undefined) return { start: endOf(last), end: endOf(last), text: `, ${name}` };
  const statement = program.body.find((each) => declaresAlone(each, name));
  if (statement !== undefined) return { start: startOf(statement), end: startOf(statement), text: 'export ' };
  return atEnd(source, `export { ${name} }${style.semicolon}`, style);
}

function commonJsExport({ program, source }: ParsedModule, name: string, style: ImportStyle): Edit {
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    const isAll = source.slice(startOf(left), endOf(left)) === 'module.exports' && right.type === 'ObjectExpression';
    const last = isAll ? right.properties.at(-1) : undefined;
    if (last) return { start: endOf(last), end: endOf(last), text: `, ${name}` };
  }
  const base = /\bmodule\.exports\.\w/.test(source) ? 'module.exports' : 'exports';
  return atEnd(source, `${base}.${name} = ${name}${style.semicolon}`, style);
}

function atEnd(source: string, line: string, { lineEnd }: ImportStyle): Edit {
  const end = source.length;
  const before = source.endsWith('\n') ? lineEnd : lineEnd + lineEnd;
  return { start: end, end, text: `${before}${line}${lineEnd}` };
}

/** It declares the name and nothing else, so that `export` may stand in front of it. */
function declaresAlone(statement: Babel.Statement, name: string): boolean {
  if (statement.type === 'VariableDeclaration') {
    const [only, ...more] = statement.declarations;
    return more.length === 0 && only?.id.type === 'Identifier' && only.id.name === name;
  }
  const isDeclaration = /^(?:Function|Class|TSEnum)Declaration$/.test(statement.type);
  return isDeclaration && (statement as { id?: { name?: string } | null }).id?.name === name;
}

function mendDefault(
  { parsed, style }: MendableModule,
  exported: readonly string[],
  declared: ReadonlyMap<string, Node>,
): Mend[] {
  if (style.isCommonJs) return [];
  const stem = (parsed.file.split('/').at(-1) as string).replace(/\..*$/, '');
  const names = [...declared.keys()].filter((name) => /^(?:Function|Class|Arrow)/.test(declared.get(name)?.type ?? ''));
  return names.map((name): Mend => {
    const likely = plainName(name) === plainName(stem) ? 0 : names.length === 1 || !exported.includes(name) ? 0.2 : 0.5;
    const edits = [atEnd(parsed.source, `export default ${name}${style.semicolon}`, style)];
    return { edits, operator: 'add-export', cost: 0.7 + likely };
  });
}

interface Names {
  readonly exported: readonly string[];
  readonly declared: ReadonlyMap<string, Node>;
  readonly users: NameUsers;
  readonly wanted: readonly string[];
}

function nearExports(module: MendableModule, name: string, names: Names): Mend[] {
  const { parsed, style } = module;
  const near = nearNames(name, names.exported).map((known, index): Mend => {
    const isUsed = (names.users.get(known)?.length ?? 0) > 0;
    const edits = isUsed ? undefined : renamedExport(parsed, known, name);
    if (edits !== undefined) return { edits, operator: 'rename-export', cost: 0.6 + index * 0.2 };
    return { edits: [aliasEdit(module, known, name)], operator: 'add-export', cost: 0.8 + index * 0.2 };
  });
  const hidden = nearNames(name, names.declared.keys()).filter((known) => !names.exported.includes(known));
  return [
    ...near,
    ...hidden.map((known, index): Mend => {
      const text = style.isCommonJs
        ? `exports.${name} = ${known}${style.semicolon}`
        : `export { ${known} as ${name} }${style.semicolon}`;
      return { edits: [atEnd(parsed.source, text, style)], operator: 'add-export', cost: 1 + index * 0.2 };
    }),
  ];
}

/** `known` stays, and `name` is the same. */
function aliasEdit({ parsed, style }: MendableModule, known: string, name: string): Edit {
  const isLocal = topLevelDeclarations(parsed.program).has(known);
  if (style.isCommonJs) {
    const base = /\bmodule\.exports\b/.test(parsed.source) ? 'module.exports' : 'exports';
    return atEnd(parsed.source, `${base}.${name} = ${isLocal ? known : `${base}.${known}`}${style.semicolon}`, style);
  }
  return atEnd(parsed.source, `export { ${known} as ${name} }${style.semicolon}`, style);
}

/** The export gets the new name: with all uses of its declaration, or where it is named for others. */
function renamedExport(module: ParsedModule, known: string, name: string): Edit[] | undefined {
  const { program, source } = module;
  for (const statement of program.body) {
    if (statement.type === 'ExportNamedDeclaration') {
      if (statement.declaration) {
        const names = [...topLevelDeclarations({ ...program, body: [statement] }).keys()];
        if (!names.includes(known)) continue;
        return nameUses(program)
          .filter((use) => use.name === known)
          .map(({ node, path }): Edit => {
            const isShorthand = (path.parent?.node as { shorthand?: boolean } | undefined)?.shorthand === true;
            return replace(node, isShorthand ? `${known}: ${name}` : name);
          });
      }
      for (const specifier of statement.specifiers) {
        if (specifier.type !== 'ExportSpecifier' || specifier.exported.type !== 'Identifier') continue;
        if (specifier.exported.name !== known) continue;
        return [replace(specifier, `${source.slice(startOf(specifier.local), endOf(specifier.local))} as ${name}`)];
      }
    }
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left, right } = statement.expression;
    if (left.type === 'MemberExpression' && left.property.type === 'Identifier' && left.property.name === known)
      return [replace(left.property, name)];
    if (right.type !== 'ObjectExpression') continue;
    for (const property of right.properties) {
      if (property.type === 'SpreadElement' || property.key.type !== 'Identifier' || property.key.name !== known)
        continue;
      const isShorthand = property.type === 'ObjectProperty' && property.shorthand;
      return [isShorthand ? replace(property, `${name}: ${known}`) : replace(property.key, name)];
    }
  }
  return undefined;
}

function replace(node: Node, text: string): Edit {
  return { start: startOf(node), end: endOf(node), text };
}
