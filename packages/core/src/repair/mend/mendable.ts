import type { NamedModule } from '../../target/resolve-target.ts';

/** A module as mends take it. */
export interface Mendable {
  readonly file: string;
  readonly source: string;
  /** As in `RepairTarget`. */
  readonly symbol?: string;
}

export function mendable({ file, source, symbol }: NamedModule): Mendable {
  return { file, source, ...(symbol.length > 0 && { symbol: symbol.join('.') }) };
}
