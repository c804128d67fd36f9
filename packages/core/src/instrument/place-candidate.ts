import type { Candidate } from '../model/candidate.ts';
import type { Edit, Span } from '../model/edit.ts';
import { endOf, startOf } from '../syntax/node.ts';
import type { Path } from '../syntax/path.ts';
import { contains, type Carrier } from './carrier.ts';
import { expressionCarrier } from './expression-carrier.ts';
import type { FragmentPlace } from './fragment.ts';
import type { GuardNames } from './guard-names.ts';
import { statementList, type SourceIndex } from './source-index.ts';
import { pointCarrier, statementsCarrier } from './statement-carrier.ts';

/** Longer originals are not copied into a batch. */
const MAX_CARRIER_LENGTH = 6_000;

/** The carriers of a candidate's edits, outermost only; `undefined` when a selector cannot express it. */
export function placeCandidate(
  candidate: Candidate,
  index: SourceIndex,
  names: GuardNames,
): readonly Carrier[] | undefined {
  const edits = candidate.edits.toSorted((a, b) => a.start - b.start || a.end - b.end);
  if (!areDisjoint(edits, index.module.source.length)) return undefined;
  const { file, program } = index.module;
  const place = { file, isModule: program.sourceType === 'module', privateNames: index.privateNames, names };
  const carriers: Carrier[] = [];
  for (const edit of edits) {
    if (carriers.some((carrier) => carrier.kind !== 'point' && contains(carrier, edit))) continue;
    const carrier = carrierOf(edit, edits, index, place);
    if (carrier === undefined) return undefined;
    const rest = carriers.filter((other) => !contains(carrier, other));
    if (rest.some((other) => carrier.start < other.end && other.start < carrier.end)) return undefined;
    carriers.splice(0, carriers.length, ...rest, carrier);
  }
  return carriers;
}

function carrierOf(
  edit: Edit,
  edits: readonly Edit[],
  { module: { source }, smallestAround }: SourceIndex,
  place: Omit<FragmentPlace, 'path'>,
): Carrier | undefined {
  const innermost = smallestAround(edit);
  if (edit.start === edit.end) {
    const point = pointNear(source, innermost, edit, place);
    if (point !== undefined) return point;
  }
  for (let path: Path | undefined = innermost; path !== undefined; path = path.parent) {
    if (statementList(path.node) !== undefined) {
      const carrier = statementsCarrier(source, path, edit, edits, place);
      if (carrier !== undefined) return carrier;
    } else if (endOf(path.node) - startOf(path.node) <= MAX_CARRIER_LENGTH) {
      const carrier = expressionCarrier(source, path, edits, place);
      if (carrier !== undefined) return carrier;
    }
  }
  return undefined;
}

/** The list whose gap holds the edit: the innermost around, or one that the touched statement lies in. */
function pointNear(
  source: string,
  innermost: Path,
  edit: Edit,
  place: Omit<FragmentPlace, 'path'>,
): Carrier | undefined {
  for (let path: Path | undefined = innermost; path !== undefined; path = path.parent) {
    const touches = edit.start === startOf(path.node) || edit.start === endOf(path.node);
    const carrier = pointCarrier(source, path, edit, place);
    if (carrier !== undefined) return carrier;
    if (!touches) return undefined;
  }
  return undefined;
}

function areDisjoint(edits: readonly Span[], length: number): boolean {
  let end = 0;
  for (const edit of edits) {
    if (edit.start < end || edit.end < edit.start || edit.end > length) return false;
    end = edit.end;
  }
  return true;
}
