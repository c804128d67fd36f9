import { exportsOf, topLevelDeclarations } from '../target/exports.ts';
import { stubOf } from '../target/stub.ts';
import type { Mend } from './mend.ts';
import type { MendableModule } from './mendable-module.ts';
import type { NameUsers } from './module-users.ts';

/** Dearer than every mend that makes tests pass: of itself it makes none. */
const COST = 4;

/** A stub of each export that others take from the module and that it has not: a text for a model to work on. */
export function mendStubs({ parsed, style }: MendableModule, users: NameUsers): Mend[] {
  const { program, source } = parsed;
  const known = new Set([...topLevelDeclarations(program).keys(), ...exportsOf(program).map(({ name }) => name)]);
  const wanted = [...users.keys()].filter((name) => !known.has(name) && name !== 'default' && NAME.test(name));
  return wanted.map((name): Mend => {
    const stub = stubOf(name, parsed.file).replaceAll('\n', style.lineEnd);
    const exported = style.isCommonJs
      ? `${stub}${style.lineEnd}exports.${name} = ${name}${style.semicolon}`
      : `export ${stub}`;
    const gap = source === '' ? '' : source.endsWith('\n') ? style.lineEnd : style.lineEnd + style.lineEnd;
    const edit = { start: source.length, end: source.length, text: `${gap}${exported}${style.lineEnd}` };
    return { edits: [edit], operator: 'write-stub', cost: COST };
  });
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;
