import type { Edit } from '../model/edit.ts';
import { endOf, startOf, textOf } from '../syntax/node.ts';
import { nameUses } from '../syntax/free-names.ts';
import { isCommonJs, specifierFor } from './import-style.ts';
import type { ResolvedImport } from './add-imports.ts';
import type { ImportedName } from './imports-of.ts';
import type { Mend } from './mend.ts';
import type { MendableModule } from './mendable-module.ts';
import { nearNames } from './near-names.ts';

/** Names that the module takes from modules of the project that do not export them: the nearest they do export. */
export async function mendImportedNames(module: MendableModule): Promise<Mend[]> {
  const mends: Mend[] = [];
  for (const each of module.imports) {
    if (each.file === undefined || each.file.includes('/node_modules/') || each.file === module.parsed.file) continue;
    const exported = await module.index.exports(each.file);
    const parsed = await module.index.parsed(each.file);
    if (exported === undefined || parsed === undefined) continue;
    for (const name of each.names) {
      if (name.imported === '*' || exported.includes(name.imported)) continue;
      // All that a CommonJS module exports is its default as well.
      if (name.imported === 'default' && isCommonJs(parsed)) continue;
      mends.push(...renamed(module, name, exported), ...otherKind(module, each, name, exported));
      mends.push(...(await fromElsewhere(module, each, name)));
    }
  }
  return mends;
}

/** The name is corrected where it is imported and, when it is the same there, where it is used. */
function renamed(module: MendableModule, { imported, local, node }: ImportedName, exported: readonly string[]): Mend[] {
  const { program } = module.parsed;
  return nearNames(
    imported,
    exported.filter((name) => name !== 'default'),
  ).map((near, index): Mend => {
    const operator = 'correct-imported-name';
    const cost = 0.6 + index * 0.15;
    const isOwn = local === imported;
    if (!isOwn) {
      const [start, end] = [startOf(node), startOf(node) + imported.length];
      return { edits: [{ start, end, text: near }], operator, cost };
    }
    const uses = nameUses(program).filter((use) => use.name === local && !within(startOf(use.node), node));
    const edits = uses.map((use): Edit => {
      const isShorthand = (use.path.parent?.node as { shorthand?: boolean } | undefined)?.shorthand === true;
      return { start: startOf(use.node), end: endOf(use.node), text: isShorthand ? `${local}: ${near}` : near };
    });
    return { edits: [{ start: startOf(node), end: endOf(node), text: near }, ...edits], operator, cost };
  });
}

function within(offset: number, node: ImportedName['node']): boolean {
  return startOf(node) <= offset && offset < endOf(node);
}

/** `import x from` for `import { x } from`, and the other way round. */
function otherKind(
  { parsed }: MendableModule,
  { statement, names, literal }: ResolvedImport,
  { imported, local }: ImportedName,
  exported: readonly string[],
): Mend[] {
  if (statement?.type !== 'ImportDeclaration' || names.length !== 1) return [];
  const path = textOf(parsed.source, literal);
  const replaced = (what: string): Mend => ({
    edits: [{ start: startOf(statement), end: endOf(literal), text: `import ${what} from ${path}` }],
    operator: 'correct-imported-name',
    cost: 0.7,
  });
  if (imported === 'default') {
    const [only] = exported;
    if (exported.includes(local)) return [replaced(`{ ${local} }`)];
    return exported.length === 1 && only !== undefined ? [replaced(`{ ${only} as ${local} }`)] : [];
  }
  return exported.includes('default') ? [replaced(local)] : [];
}

/** The path leads to the wrong module: another one exports the names. */
async function fromElsewhere(
  { parsed, index, isTestFile, style }: MendableModule,
  { literal, names }: ResolvedImport,
  { imported }: ImportedName,
): Promise<Mend[]> {
  if (imported === 'default') return [];
  const mends: Mend[] = [];
  for (const file of index.files) {
    if (mends.length >= 2) break;
    if (file === parsed.file || isTestFile(file)) continue;
    if ((await index.text(file))?.includes(imported) !== true) continue;
    const exported = await index.exports(file);
    if (!names.every((name) => exported?.includes(name.imported))) continue;
    const quote = textOf(parsed.source, literal)[0] as string;
    const text = `${quote}${specifierFor(parsed.file, file, style.extension)}${quote}`;
    const edits = [{ start: startOf(literal), end: endOf(literal), text }];
    mends.push({ edits, operator: 'correct-import-path', cost: 0.75 + mends.length * 0.2 });
  }
  return mends;
}
