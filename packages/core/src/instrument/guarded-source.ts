import { parseModule, type ParsedModule } from '../syntax/parse.ts';
import { guardInsertions } from './guard-insertions.ts';
import { guardNamesFor } from './guard-names.ts';
import { weave } from './insertion.ts';
import { preludeInsertions } from './prelude-insertion.ts';

/**
 * The source with a tick at each function entry and loop round, which the guard object answers.
 *
 * @throws RepairError `PARSE_FAILED`.
 */
export function guardedSource(source: string, file: string): string {
  return guardModule(parseModule(source, file));
}

export function guardModule(module: ParsedModule): string {
  const names = guardNamesFor(module.source);
  const insertions = [...preludeInsertions(module, names), ...guardInsertions(module.program, names)];
  return weave(module.source, insertions, { start: 0, end: module.source.length });
}
