import type TypeScript from 'typescript';
import type { TypeConstant } from '../model/module-types.ts';

const MOST = 24;

/** The members of a union of literals or of an enum; `isClosed`: no other string or number is allowed. */
export interface TypeConstants {
  readonly constants: readonly TypeConstant[];
  readonly isClosed: boolean;
}

/** `enums`: those that the module can name. Empty and open when the type names no value, or too many. */
export function constantsOf(
  ts: typeof TypeScript,
  type: TypeScript.Type,
  enums: ReadonlyMap<TypeScript.Symbol, string>,
): TypeConstants {
  const found = new Map<string, TypeConstant>();
  let isClosed = true;
  for (const part of type.isUnion() ? type.types : [type]) {
    if ((part.flags & (ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike)) === 0) continue;
    const constant = constantOf(ts, part, enums);
    if (constant === undefined) isClosed = false;
    else found.set(constant.text, constant);
  }
  if (found.size === 0 || found.size > MOST) return { constants: [], isClosed: false };
  return { constants: [...found.values()], isClosed };
}

function constantOf(
  ts: typeof TypeScript,
  type: TypeScript.Type,
  enums: ReadonlyMap<TypeScript.Symbol, string>,
): TypeConstant | undefined {
  if (!type.isStringLiteral() && !type.isNumberLiteral()) return undefined;
  const { value } = type;
  if ((type.flags & ts.TypeFlags.EnumLiteral) === 0) return { text: literal(value), value };
  const symbol = type.symbol as TypeScript.Symbol & { readonly parent?: TypeScript.Symbol };
  // Of an enum with one member the type is the enum itself.
  const owner = enums.get(symbol) ?? (symbol.parent && enums.get(symbol.parent));
  if (owner === undefined) return undefined;
  const member = enums.has(symbol) ? onlyMember(symbol) : symbol.name;
  if (member === undefined) return undefined;
  return {
    text: /^[\p{L}_$][\p{L}\p{N}_$]*$/u.test(member) ? `${owner}.${member}` : `${owner}[${literal(member)}]`,
    value,
  };
}

function onlyMember(symbol: TypeScript.Symbol): string | undefined {
  const names = [...(symbol.exports?.keys() ?? [])].map(String);
  return names.length === 1 ? names[0] : undefined;
}

function literal(value: string | number): string {
  if (typeof value === 'number') return String(value);
  return `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
