import type { RecordingSite } from '../ports/probe-lab.ts';
import { startOf } from '../syntax/node.ts';
import { enclosing, type Path } from '../syntax/path.ts';
import { isCalledByNew } from './called-by-new.ts';
import { mayCarryExpression } from './expression-carrier.ts';
import { insertAt, LEVEL, weave, wrap, type Insertion } from './insertion.ts';
import { readerOf } from './reader.ts';
import { statementList, type SourceIndex } from './source-index.ts';

export interface RecordingSource {
  readonly text: string;
  /** By site: whether it is observed. A place that must not be touched is not. */
  readonly observed: readonly boolean[];
}

/**
 * The source with ticks and, at each site, calls that hand the names in scope and the expression's value to the guard
 * object: `before` gets a function from a name's position to its value, so that a name in its dead zone is one absence.
 */
export function recordingSource(sites: readonly RecordingSite[], index: SourceIndex): RecordingSource {
  const { module, names, guards } = index;
  const insertions = [...guards];
  const observed = sites.map((site, number) => {
    const calls = observe(index, site, number, names.heal);
    insertions.push(...calls);
    return calls.length > 0;
  });
  return { text: weave(module.source, insertions, { start: 0, end: module.source.length }), observed };
}

function observe(index: SourceIndex, site: RecordingSite, number: number, heal: string): Insertion[] {
  const path = index.smallestAround(site);
  const before = `${heal}.before(${number},${readerOf(site.names)})`;
  if (site.start === site.end) {
    return isPoint(path, site.start) ? [insertAt(site.start, 'point', `;${before};`)] : [];
  }
  const exact = exactPath(path, site);
  if (exact === undefined || !mayCarryExpression(exact)) return [];
  const [open, close] = isCalledByNew(exact) ? ['(', ')'] : ['', ''];
  return wrap(site, LEVEL.expression, `${open}${heal}.value(${before},(`, `))${close}`);
}

/** Of several nodes with the same span, the one that is an expression. */
function exactPath(path: Path, site: RecordingSite): Path | undefined {
  for (let at: Path | undefined = path; at !== undefined; at = at.parent) {
    if (startOf(at.node) !== site.start || at.node.end !== site.end) return undefined;
    if (mayCarryExpression(at)) return at;
  }
  return undefined;
}

function isPoint(path: Path, at: number): boolean {
  const around =
    statementList(path.node) === undefined ? enclosing(path, (node) => statementList(node) !== undefined) : path;
  const list = around && statementList(around.node);
  if (around === undefined || list === undefined) return false;
  if (list.some((statement) => startOf(statement) === at)) return true;
  return around.node.type === 'BlockStatement' && (around.node.end as number) - 1 === at;
}
