import type { ParsedModule } from '../syntax/parse.ts';
import { loopInsertions } from './guard-insertions.ts';
import { weave } from './insertion.ts';
import { noTypeChecks } from './prelude-insertion.ts';

/** Set-up files may load it before the guard is there, and runs that probe nothing have none. */
const ROUND = 'globalThis.__heal?.round()';

/**
 * The text of a module beside the target, in which each loop round is counted as a step of the try that goes on: a candidate may
 * hand it what it never ends with. Functions are left alone, as an endless recursion ends by itself. `undefined` for a module
 * without loops.
 */
export function boundedSource(module: ParsedModule): string | undefined {
  const { source, program } = module;
  const ticks = loopInsertions(program, ROUND);
  if (ticks.length === 0) return undefined;
  return weave(source, [...noTypeChecks(module), ...ticks], { start: 0, end: source.length });
}
