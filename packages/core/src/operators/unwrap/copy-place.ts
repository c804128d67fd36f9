import type { Edit, Span } from '../../model/edit.ts';
import { applyEdits } from '../../syntax/apply-edits.ts';
import { selfOf, type Local } from '../../syntax/locals-in.ts';
import { textOf, type Node } from '../../syntax/node.ts';
import type { Donor } from './donor-expressions.ts';
import type { OperatorContext, OperatorSite } from '../operator.ts';

/** The expression that a donor is to be put into, or beside. */
export interface CopyPlace {
  readonly site: OperatorSite;
  readonly text: string;
  readonly locals: readonly Local[];
  readonly inScope: ReadonlySet<string>;
  readonly self: Node | undefined;
  readonly context: OperatorContext;
}

export function placeOf(site: OperatorSite, locals: readonly Local[], context: OperatorContext): CopyPlace {
  const inScope = new Set(context.bindingsAt(site.start).map(({ name }) => name));
  return { site, text: textOf(context.source, site.node), locals, inScope, self: selfOf(site.path), context };
}

/** The donor with other names, and with the place itself for a part of it; `undefined` when it reads what is not in scope. */
export function renamed(
  donor: Donor,
  names: ReadonlyMap<string, string>,
  place: CopyPlace,
  part?: Span,
): string | undefined {
  if (donor.self !== undefined && donor.self !== place.self) return undefined;
  const edits: Edit[] = part === undefined ? [] : [{ start: part.start, end: part.end, text: place.text }];
  for (const { name, offsets } of donor.locals) {
    const outside = offsets.filter((at) => part === undefined || at < part.start || part.end <= at);
    const text = names.get(name) ?? name;
    if (outside.length > 0 && !place.inScope.has(text)) return undefined;
    edits.push(...outside.map((start) => ({ start, end: start + name.length, text })));
  }
  return applyEdits(donor.text, edits);
}

/** As far as is known, it gives what was seen in this place. */
export function isAlike({ node }: Donor, { site, context }: CopyPlace): boolean {
  const [here, there] = [context.kindOf(site.node), context.kindOf(node)];
  return here === undefined || there === undefined || here === there;
}
