import { parseModule } from '../syntax/parse.ts';
import { guardInsertions } from './guard-insertions.ts';
import { guardNamesFor } from './guard-names.ts';
import { weave } from './insertion.ts';
import { preludeInsertions } from './prelude-insertion.ts';
import type { SourceIndex } from './source-index.ts';

/**
 * The source with a tick at each function entry and loop round, which the guard object answers.
 *
 * @throws RepairError `PARSE_FAILED`.
 */
export function guardedSource(source: string, file: string): string {
  const module = parseModule(source, file);
  const names = guardNamesFor(source);
  return guardedModule({
    module,
    guards: [...preludeInsertions(module, names), ...guardInsertions(module.program, names)],
  });
}

/** The same of a module whose guards are known. */
export function guardedModule({ module: { source }, guards }: Pick<SourceIndex, 'module' | 'guards'>): string {
  return weave(source, guards, { start: 0, end: source.length });
}
