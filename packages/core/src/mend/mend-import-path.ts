import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Edit } from '../model/edit.ts';
import { endOf, startOf, textOf } from '../syntax/node.ts';
import { importStyleOf, specifierFor, type ImportStyle } from './import-style.ts';
import type { ResolvedImport } from './add-imports.ts';
import type { Mend } from './mend.ts';
import { plainName } from './near-names.ts';
import type { MendableModule } from './mendable-module.ts';

/** Files that are tried for one path. */
const MAX_FILES = 5;

/** Relative imports that lead nowhere: the file that is nearest by name and folder. */
export async function mendImportPaths(module: MendableModule): Promise<Mend[]> {
  const lost = module.imports.filter(({ file, specifier }) => file === undefined && specifier.startsWith('.'));
  const found: { readonly edit: Edit; readonly cost: number }[][] = [];
  for (const each of lost) found.push(await pathsFor(each, module));
  const mends = found.flat().map(({ edit, cost }): Mend => ({ edits: [edit], operator: 'correct-import-path', cost }));
  if (lost.length < 2 || found.some((each) => each.length === 0)) return mends;
  const edits = found.map((each) => (each[0] as { edit: Edit }).edit);
  return [{ edits, operator: 'correct-import-path', cost: 0.5 }, ...mends];
}

async function pathsFor(
  { specifier, literal, names }: ResolvedImport,
  module: MendableModule,
): Promise<{ edit: Edit; cost: number }[]> {
  const { index, parsed } = module;
  const wanted = path.posix.join(path.posix.dirname(parsed.file), specifier);
  const ranked: { file: string; cost: number }[] = [];
  for (const file of index.files) {
    const far = file === parsed.file || module.isTestFile(file) ? undefined : farFrom(wanted, file);
    if (far === undefined) continue;
    const exported = await index.exports(file);
    const lacks = names.filter(({ imported }) => imported !== '*' && exported?.includes(imported) === false).length;
    ranked.push({ file, cost: far + lacks * 0.6 });
  }
  const quote = textOf(parsed.source, literal)[0] as string;
  const best = ranked.toSorted((a, b) => a.cost - b.cost).slice(0, MAX_FILES);
  const edits: { edit: Edit; cost: number }[] = [];
  for (const { file, cost } of best) {
    const written = await writtenAs(file, specifier, module);
    if (written === undefined) continue;
    const edit = { start: startOf(literal), end: endOf(literal), text: `${quote}${written}${quote}` };
    edits.push({ edit, cost: 0.5 + cost });
  }
  return edits;
}

/** How far a file is from the path that was written; `undefined` when it is another one for certain. */
function farFrom(wanted: string, file: string): number | undefined {
  const [name, known] = [path.posix.basename(bareName(wanted)), path.posix.basename(bareName(file))];
  const letters =
    plainName(name) === plainName(known) ? (name === known ? 0 : 0.1) : distance(plainName(name), plainName(known));
  if (letters > Math.max(1, Math.min(3, name.length / 3))) return undefined;
  const between = path.posix.relative(path.posix.dirname(bareName(wanted)), path.posix.dirname(bareName(file)));
  const folders = between === '' ? 0 : between.split('/').length;
  return letters * 0.3 + Math.min(1, folders * 0.15);
}

/** The path as the module writes paths, if it leads to the file; else in any way that does. */
async function writtenAs(
  file: string,
  specifier: string,
  { style, parsed, resolve }: MendableModule,
): Promise<string | undefined> {
  const asBefore = importStyleOf({ ...parsed, source: `import '${specifier}'` }, []).extension;
  const ways: ImportStyle['extension'][] = [asBefore, style.extension, 'none', 'own', 'emitted'];
  for (const way of new Set(ways)) {
    const written = specifierFor(parsed.file, file, way);
    if (written !== specifier && (await resolve(written))?.replaceAll('\\', '/') === file) return written;
  }
  return undefined;
}

/** A path without its extension, an index by its folder. */
function bareName(file: string): string {
  return file.replace(/\.(?:[cm]?[jt]sx?|json)$/, '').replace(/(?<=.)\/index$/, '');
}
