import type { Span } from '../../../model/edit.ts';
import type { TypeShape } from '../../../model/module-types.ts';
import type { ValueKind } from '../../../model/value-kind.ts';
import type { ExpressionSite } from '../../../syntax/sites.ts';
import type { KnownTypes } from '../../declared-types/known-types.ts';
import type { Term } from './term.ts';

const PRIMITIVES: ReadonlySet<ValueKind> = new Set(['number', 'string', 'boolean', 'bigint', 'symbol', 'missing']);
/** What a term costs more that the declared type allows, though nothing of its kind was ever seen there. */
const UNSEEN = 0.2;

/**
 * Corrects what a term of another kind than was seen costs at a place by the type that is declared for it: `undefined` when
 * the term cannot be meant there. Without a declared type nothing changes.
 */
export function typeFit(
  site: ExpressionSite,
  types: KnownTypes,
): (term: Term, mismatch: number | undefined) => number | undefined {
  const wanted = types.wantedAt(site);
  if (wanted?.kinds === undefined) return (_, mismatch) => mismatch;
  // Anything may be compared with what is not there.
  const kinds: readonly ValueKind[] = isCompared(site) ? [...wanted.kinds, 'missing'] : wanted.kinds;
  return (term, mismatch) => {
    const declared = declaredKinds(term, types, site);
    const seenFits = allows(kinds, term.kind);
    if (!seenFits && !(declared?.some((kind) => allows(kinds, kind)) ?? isUnsettled(term))) return undefined;
    if (isForeignLiteral(term, wanted)) return undefined;
    const isUsual = !seenFits || term.kind === 'missing';
    return mismatch === undefined || isUsual ? mismatch : Math.min(mismatch, UNSEEN);
  };
}

function declaredKinds({ role, text }: Term, types: KnownTypes, { start }: Span): readonly ValueKind[] | undefined {
  return role === 'name' || role === 'member' ? types.ofName(text, start)?.kinds : undefined;
}

function isCompared({ path: { parent } }: ExpressionSite): boolean {
  return parent?.node.type === 'BinaryExpression' && /^[!=]==?$/.test(parent.node.operator);
}

/** A value of a type that is an object may be anything that is no primitive: classes and interfaces are kinds of objects. */
function allows(kinds: readonly ValueKind[], kind: ValueKind): boolean {
  return kinds.includes(kind) || (kinds.includes('object') && !PRIMITIVES.has(kind));
}

/** It was always missing, which says nothing of what it can be. */
function isUnsettled({ kind, role }: Term): boolean {
  return kind === 'missing' && role !== 'literal';
}

/** A string or number that is none of the members that the type has. */
function isForeignLiteral({ role, text, kind }: Term, { isClosed, constants = [] }: TypeShape): boolean {
  if (isClosed !== true || role !== 'literal' || (kind !== 'string' && kind !== 'number')) return false;
  return !constants.some((constant) => constant.text === text);
}
