import type { ParsedModule } from '../syntax/parse.ts';

/** In characters. */
const LONG_SOURCE = 20_000;

/** Whether each copy of the module that is compiled takes so long that fewer of them are worth something. */
export function isLong({ source }: Pick<ParsedModule, 'source'>): boolean {
  return source.length >= LONG_SOURCE;
}
