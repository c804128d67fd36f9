import { parses } from '../syntax/parse.ts';
import { exportsOf, topLevelDeclarations } from '../syntax/exports.ts';
import { stubOf } from '../target/stub.ts';
import type { Mend } from './mend.ts';
import type { MendableModule } from './mendable-module.ts';
import type { NameUsers } from './module-users.ts';

/** Dearer than every mend that makes tests pass: of itself it makes none. */
export const STUB_COST = 4;

/** A stub of each export that others take from the module and that it has not, `first` before the others: a text for a model to work on. */
export function mendStubs({ parsed, style }: MendableModule, users: NameUsers, first?: string): Mend[] {
  const { program, source, file } = parsed;
  const known = new Set([...topLevelDeclarations(program).keys(), ...exportsOf(program).map(({ name }) => name)]);
  const missing = [...users.keys()].filter((name) => !known.has(name) && NAME.test(name));
  const ordered = missing.toSorted((a, b) => Number(b === first) - Number(a === first));
  return ordered.flatMap((name): Mend[] => {
    const isDefault = name === 'default';
    // What `require` gives is the whole module: a default would take all other exports from their users.
    if (isDefault && style.isCommonJs) return [];
    const stub = stubOf(isDefault ? defaultName(source, file) : name, file).replaceAll('\n', style.lineEnd);
    const exported = style.isCommonJs
      ? `${stub}${style.lineEnd}exports.${name} = ${name}${style.semicolon}`
      : `export ${isDefault ? 'default ' : ''}${stub}`;
    const gap = source === '' ? '' : source.endsWith('\n') ? style.lineEnd : style.lineEnd + style.lineEnd;
    const edit = { start: source.length, end: source.length, text: `${gap}${exported}${style.lineEnd}` };
    return [{ edits: [edit], operator: 'write-stub', cost: STUB_COST }];
  });
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** The file's own, `extractPrice` of `extract-price.ts`; empty where it stands for something else, or for nothing. */
function defaultName(source: string, file: string): string {
  const stem = (file.split('/').at(-1) as string).replace(/\..*$/, '');
  const name = stem.replaceAll(/[^\p{ID_Continue}$]+(.?)/gu, (_, next: string) => next.toUpperCase());
  const words: readonly string[] = source.match(/[\p{ID_Continue}$]+/gu) ?? [];
  const isTaken = words.includes(name);
  return isTaken || stem === 'index' || !parses(stubOf(name, file), file) ? '' : name;
}
