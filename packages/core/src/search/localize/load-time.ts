import type { Edit, Span } from '../../model/edit.ts';
import type { ProbeWay } from '../../model/probe.ts';
import { endOf, isFunction, startOf } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';

/** As dear as a place that is much less suspicious: the load of a test file takes as long as some dozen candidates. */
const OWN_LOAD = 1.5;

/**
 * How much later than its cost says a patch is tried. What runs while the module is evaluated can be selected in a batch only where each
 * candidate has an instance; with `reload` it takes a load of the test file to itself. Once something is found, what costs less is put off no
 * more: see `Frontier.hasten`.
 */
export function delays(way: ProbeWay, { program }: ParsedModule): (edits: readonly Edit[]) => number {
  if (way !== 'reload') return () => 0;
  const functions = [...pathsOf(program)].flatMap((path): Span[] =>
    isFunction(path.node) && enclosingFunction(path) === undefined
      ? [{ start: startOf(path.node), end: endOf(path.node) }]
      : [],
  );
  const runsLater = ({ start, end }: Edit): boolean => functions.some((each) => each.start < start && end <= each.end);
  return (edits) => (edits.every(runsLater) ? 0 : OWN_LOAD);
}
