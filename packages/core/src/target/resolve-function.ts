import { isRepairError } from '../model/errors.ts';
import type { Marker } from '../model/test-result.ts';
import { fileTreeOf } from '../syntax/file-tree.ts';
import { parseModule } from '../syntax/parse.ts';
import { startOf } from '../syntax/node.ts';
import { followExport, type Declared, type ModuleReader } from './follow-export.ts';
import { originOf } from './name-origin.ts';
import { writtenMark } from './written-mark.ts';

/** Where a function target is declared, or why that cannot be told, with the string to write in its place. */
export type FoundFunction =
  | { readonly declared: Declared; readonly problem?: undefined }
  | { readonly declared?: undefined; readonly problem: string };

/** Finds the declaration of `heal(extractPrice)` by the text at the marker's place: nothing is run. */
export async function resolveFunction(marker: Marker, reader: ModuleReader): Promise<FoundFunction> {
  const name = marker.target;
  const suggest = (why: string, specifier = './module.ts', path: readonly string[] = [name]): FoundFunction => ({
    problem: `${why}: write heal('${[specifier, path.join('.')].filter((part) => part !== '').join('#')}') instead`,
  });
  try {
    const source = await reader.readSource(marker.file).catch(() => undefined);
    if (source === undefined) return suggest('the file with the mark cannot be read');
    const mark = writtenMark(marker, source);
    if (mark === undefined) return suggest('the text of the file does not show which module it comes from');
    const { target } = mark;
    if (target.kind !== 'chain') return suggest('only the name of an import says which module is meant');

    const tree = fileTreeOf(parseModule(source, marker.file));
    const argument = tree.paths.find(({ node, key }) => key === 'arguments' && startOf(node) === target.span.start);
    const origin = argument && originOf(argument.node, tree);
    if (origin === undefined || origin.kind === 'unknown') {
      return suggest(origin?.why ?? 'the text of the file does not show which module it comes from');
    }
    if (origin.kind === 'own') return suggest(whyOwn(target.names, origin.path));
    const file = await reader.resolve(origin.specifier, marker.file);
    if (file === undefined) {
      return { problem: `\`${origin.specifier}\`, which it is imported from, does not resolve to a file` };
    }
    return { declared: await followExport({ file, symbol: origin.path }, reader) };
  } catch (error) {
    if (!isRepairError(error, 'PARSE_FAILED')) throw error;
    return suggest(error.message);
  }
}

function whyOwn(names: readonly string[], path: readonly string[]): string {
  return path.length > 0 && names.length > 1
    ? `the text of the file does not show which class \`${names.slice(0, -path.length).join('.')}\` is of`
    : `\`${names.join('.')}\` is made in this file, and a target is in a module of its own`;
}
