import type TypeScript from 'typescript';
import type { ValueKind } from '../model/value-kind.ts';

/** By the names of the language's own types. */
const NAMED: ReadonlyMap<string, ValueKind> = new Map<string, ValueKind>([
  ['Array', 'array'],
  ['ReadonlyArray', 'array'],
  ['Map', 'map'],
  ['ReadonlyMap', 'map'],
  ['Set', 'set'],
  ['ReadonlySet', 'set'],
  ['Date', 'date'],
  ['RegExp', 'regexp'],
  ['Promise', 'promise'],
  ['PromiseLike', 'promise'],
  ['Function', 'function'],
]);

/** Kinds of value that a type allows, each once; `undefined` when any may be, or one cannot tell. */
export function kindsOf(
  ts: typeof TypeScript,
  program: TypeScript.Program,
  type: TypeScript.Type,
): ValueKind[] | undefined {
  const kinds = new Set<ValueKind>();
  for (const part of type.isUnion() ? type.types : [type]) {
    const kind = kindOfPart(ts, program, part);
    if (kind === undefined) return undefined;
    kinds.add(kind);
  }
  // Where nobody asks for `null` to be declared, it may be everywhere.
  if (!hasStrictNulls(program)) kinds.add('missing');
  return [...kinds].toSorted();
}

function kindOfPart(ts: typeof TypeScript, program: TypeScript.Program, type: TypeScript.Type): ValueKind | undefined {
  const { TypeFlags } = ts;
  const has = (flags: number): boolean => (type.flags & flags) !== 0;
  if (has(TypeFlags.StringLike)) return 'string';
  if (has(TypeFlags.NumberLike)) return 'number';
  if (has(TypeFlags.BooleanLike)) return 'boolean';
  if (has(TypeFlags.BigIntLike)) return 'bigint';
  if (has(TypeFlags.ESSymbolLike)) return 'symbol';
  if (has(TypeFlags.Null | TypeFlags.Undefined | TypeFlags.Void)) return 'missing';
  if (!has(TypeFlags.Object)) return undefined;
  const checker = program.getTypeChecker();
  if (checker.isArrayType(type) || checker.isTupleType(type)) return 'array';
  if (type.getCallSignatures().length > 0) return 'function';
  if (!isOfLanguage(program, type)) return type.getProperties().length > 0 ? 'object' : undefined;
  // `Iterable` and `ArrayLike` are many things.
  return NAMED.get(type.symbol.name);
}

/** Declared by the language, not by a project or package. */
export function isOfLanguage(program: TypeScript.Program, type: TypeScript.Type): boolean {
  const declarations = (type.symbol as TypeScript.Symbol | undefined)?.declarations ?? [];
  return declarations.some((declaration) => program.isSourceFileDefaultLibrary(declaration.getSourceFile()));
}

function hasStrictNulls(program: TypeScript.Program): boolean {
  const { strictNullChecks, strict } = program.getCompilerOptions();
  return strictNullChecks ?? strict ?? true;
}
