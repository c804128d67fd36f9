import type * as Babel from '@babel/types';
import type { Edit, Span } from '../../model/edit.ts';
import type { ProbeWay } from '../../model/probe.ts';
import { endOf, isFunction, startOf, type Node } from '../../syntax/node.ts';
import type { ParsedModule } from '../../syntax/parse.ts';
import { enclosingFunction, pathsOf } from '../../syntax/path.ts';

/** As dear as a place that is much less suspicious: the load of a test file takes as long as some dozen candidates. */
const OWN_LOAD = 1.5;

/**
 * How much later than its cost says a patch is tried. What runs while the module is evaluated can be selected in a batch only where each
 * candidate has an instance, and the parameters of a function nowhere; with `reload` both take a load of the test file to themselves. Once
 * something is found, what costs less is put off no more: see `Frontier.hasten`.
 */
export function delays(way: ProbeWay, { program }: ParsedModule): (edits: readonly Edit[]) => number {
  if (way !== 'reload') return () => 0;
  const later = [...pathsOf(program)].flatMap((path) =>
    isFunction(path.node) && enclosingFunction(path) === undefined ? spansThatRunLater(path.node) : [],
  );
  const runsLater = ({ start, end }: Edit): boolean => later.some((each) => each.start <= start && end <= each.end);
  return (edits) => (edits.every(runsLater) ? 0 : OWN_LOAD);
}

/** The body of a function, and the values that its parameters have by default. */
function spansThatRunLater({ params, body }: Extract<Node, Babel.Function>): Span[] {
  const defaults = params.flatMap((param) =>
    [...pathsOf(param)].flatMap(({ node }) => (node.type === 'AssignmentPattern' ? [node.right] : [])),
  );
  return [body, ...defaults].map((node) => ({ start: startOf(node), end: endOf(node) }));
}
