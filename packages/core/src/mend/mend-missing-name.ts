import type { Edit } from '../model/edit.ts';
import type { TestError } from '../model/test-result.ts';
import { endOf, startOf } from '../syntax/node.ts';
import { analyzeScopes, bindingsAt } from '../syntax/scope.ts';
import { addImports, type WantedImport } from './add-imports.ts';
import { freeUses } from '../syntax/free-names.ts';
import type { Mend } from './mend.ts';
import type { MendableModule } from './mendable-module.ts';
import { nearNames } from './near-names.ts';

/** Modules that export one name, of which an import is tried. */
const MAX_EXPORTERS = 4;

/** The names that errors say are not defined. */
export function undefinedNames(errors: readonly TestError[]): string[] {
  const names = errors.flatMap(({ message }) =>
    [...message.matchAll(/(?:^|[\s:`'"])([\p{ID_Start}$_][\p{ID_Continue}$]*) is not defined/gu)].map(
      (match) => match[1] as string,
    ),
  );
  return [...new Set(names)];
}

/**
 * Names that the module uses and nobody declares: an import from a module of the project that exports them, or the near
 * name that was meant. When errors name some, only these, and those that are missing as well.
 */
export async function mendMissingNames(module: MendableModule, errors: readonly TestError[]): Promise<Mend[]> {
  const { parsed } = module;
  const uses = freeUses(parsed.program);
  const free = [...new Set(uses.map(({ name }) => name))];
  const told = undefinedNames(errors).filter((name) => free.includes(name));
  const exporters = new Map<string, WantedImport[]>();
  for (const name of free) {
    const found = await exportersOf(name, module);
    if (found.length > 0) exporters.set(name, found);
  }
  const mends: Mend[] = [];
  const add = (wanted: readonly WantedImport[], cost: number): void =>
    void mends.push({ edits: addImports(parsed, wanted, module), operator: 'add-import', cost });

  // A module seldom lacks only one of the names of a deleted line.
  const all = [...exporters.values()].map((found) => found[0] as WantedImport);
  const includesTold = told.every((name) => exporters.has(name));
  if (all.length > 1 && all.length <= 12 && includesTold) add(all, 0.65);
  for (const [name, found] of exporters) {
    if (told.length > 0 && !told.includes(name)) continue;
    found.forEach((wanted, index) => add([wanted], 0.6 + index * 0.15 + (told.length === 0 ? 0.2 : 0)));
  }
  for (const name of told) mends.push(...nearNameMends(module, name, uses));
  return mends;
}

/** Modules of the project that export `name`: those that the module imports from, then the nearest; a default export counts under the file's name. */
async function exportersOf(
  name: string,
  { index, parsed, imports, isTestFile }: MendableModule,
): Promise<WantedImport[]> {
  const found: WantedImport[] = [];
  const imported = imports.flatMap(({ file }) => (file === undefined || file.includes('/node_modules/') ? [] : [file]));
  for (const file of new Set([...imported, ...index.files])) {
    if (found.length >= MAX_EXPORTERS) break;
    if (file === parsed.file || isTestFile(file) || file.endsWith('.json')) continue;
    const text = await index.text(file);
    if (text === undefined || !text.includes(name)) continue;
    const exported = await index.exports(file);
    if (exported?.includes(name)) found.push({ name, file, isDefault: false });
    else if (
      exported?.includes('default') &&
      new RegExp(`export default [^\\n]*\\b${name.replaceAll('$', '\\$')}\\b`).test(text)
    )
      found.push({ name, file, isDefault: true });
  }
  return found;
}

function nearNameMends({ parsed }: MendableModule, name: string, uses: ReturnType<typeof freeUses>): Mend[] {
  const own = uses.filter((use) => use.name === name);
  const [first] = own;
  if (first === undefined) return [];
  const visible = bindingsAt(analyzeScopes(parsed.program), startOf(first.node)).map((binding) => binding.name);
  return nearNames(name, [...visible, ...WELL_KNOWN]).map((near, index): Mend => {
    const edits = own.map((use): Edit => ({
      start: startOf(use.node),
      end: endOf(use.node),
      text: use.path.parent?.node.type === 'ObjectProperty' && isShorthand(use) ? `${name}: ${near}` : near,
    }));
    return { edits, operator: 'correct-name', cost: 0.7 + index * 0.15 };
  });
}

function isShorthand({ path }: ReturnType<typeof freeUses>[number]): boolean {
  return (path.parent?.node as { shorthand?: boolean } | undefined)?.shorthand === true;
}

/** Globals that people mistype. */
const WELL_KNOWN = (
  'Array Boolean Date Error Intl JSON Map Math Number Object Promise RangeError RegExp Set String Symbol TypeError URL ' +
  'WeakMap console process structuredClone undefined Infinity NaN parseInt parseFloat'
).split(' ');
