import type { Edit } from '../model/edit.ts';
import { endOf, type Node } from '../syntax/node.ts';
import type { ParsedModule } from '../syntax/parse.ts';
import { specifierFor, type ImportStyle } from './import-style.ts';
import type { ModuleImport } from './imports-of.ts';

/** A name to be imported from a file of the project. */
export interface WantedImport {
  readonly name: string;
  readonly file: string;
  /** It is the default export of that file. */
  readonly isDefault: boolean;
}

/** An import of the module with the file that it resolves to. */
export interface ResolvedImport extends ModuleImport {
  readonly file: string | undefined;
}

/** The edits that import names: an import that takes from the same file is completed, else a line is added below the others. */
export function addImports(
  module: ParsedModule,
  wanted: readonly WantedImport[],
  { style, imports }: { readonly style: ImportStyle; readonly imports: readonly ResolvedImport[] },
): Edit[] {
  const files = [...new Set(wanted.map(({ file }) => file))];
  const lines: string[] = [];
  const edits: Edit[] = [];
  for (const file of files) {
    const names = wanted.filter((each) => each.file === file);
    const named = names.filter(({ isDefault }) => !isDefault).map(({ name }) => name);
    const [ofDefault] = names.filter(({ isDefault }) => isDefault);
    const completed = ofDefault === undefined ? completion(imports, file, named) : undefined;
    if (completed !== undefined) edits.push(completed);
    else lines.push(importLine(named, ofDefault?.name, specifierFor(module.file, file, style.extension), style));
  }
  return lines.length === 0 ? edits : [...edits, insertedLines(module, lines, style, imports)];
}

function completion(imports: readonly ResolvedImport[], file: string, names: readonly string[]): Edit | undefined {
  for (const { file: from, statement, names: known } of imports) {
    if (from !== file || statement === undefined || statement.type.startsWith('Export')) continue;
    const last = known.at(-1);
    if (last?.node.type === 'ImportSpecifier' || last?.node.type === 'ObjectProperty')
      return { start: endOf(last.node), end: endOf(last.node), text: names.map((name) => `, ${name}`).join('') };
    if (last?.node.type === 'ImportDefaultSpecifier' && known.length === 1)
      return { start: endOf(last.node), end: endOf(last.node), text: `, { ${names.join(', ')} }` };
  }
  return undefined;
}

function importLine(
  named: readonly string[],
  ofDefault: string | undefined,
  specifier: string,
  { isCommonJs, quote, semicolon }: ImportStyle,
): string {
  const braces = named.length > 0 ? [`{ ${named.join(', ')} }`] : [];
  const path = `${quote}${specifier}${quote}`;
  const all = [...(ofDefault === undefined ? [] : [ofDefault]), ...braces];
  if (!isCommonJs) return `import ${all.join(', ')} from ${path}${semicolon}`;
  return all.map((each) => `const ${each} = require(${path})${semicolon}`).join('\n');
}

function insertedLines(
  module: ParsedModule,
  lines: readonly string[],
  { lineEnd }: ImportStyle,
  imports: readonly ResolvedImport[],
): Edit {
  const { source, program } = module;
  const text = lines.join(lineEnd);
  const topLevel = new Set<Node>(program.body);
  const last = imports.findLast(
    ({ statement }) => statement && topLevel.has(statement) && !statement.type.startsWith('Export'),
  );
  const above = last?.statement ?? program.directives.at(-1);
  if (above !== undefined) {
    const rest = source.slice(endOf(above)).search(/\r?\n|$/);
    const at = endOf(above) + rest;
    return { start: at, end: at, text: `${lineEnd}${last === undefined ? lineEnd : ''}${text}` };
  }
  const head = /^\uFEFF?(?:#![^\n]*\n)?/.exec(source)?.[0].length ?? 0;
  const gap = /^\s*\n/.test(source.slice(head)) ? '' : lineEnd;
  return { start: head, end: head, text: `${text}${lineEnd}${gap}` };
}
