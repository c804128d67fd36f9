import type { Edit, Span } from '../../model/edit.ts';
import type { ModuleTypes, TypedBinding, TypeShape } from '../../model/module-types.ts';

/** What is known of the types of a ground. All answers are `undefined` where nothing is. */
export interface KnownTypes {
  /** What fits in the place of an expression. */
  wantedAt(site: Span): TypeShape | undefined;
  /** What a function is declared to give back, by its body. */
  returnedBy(body: Span): TypeShape | undefined;
  /** The declared type of a name, or of members of it (`order.state`), as code at `offset` reads it. */
  ofName(text: string, offset: number): TypeShape | undefined;
}

/** Nothing is. */
export const NO_TYPES: KnownTypes = {
  wantedAt: () => undefined,
  returnedBy: () => undefined,
  ofName: () => undefined,
};

/** `edits` lead from the text that was asked about to the ground's. */
export function knownTypes({ shapes, sites, returns, bindings }: ModuleTypes, edits: readonly Edit[] = []): KnownTypes {
  const back = backThrough(edits);
  const byName = groupByName(bindings);
  const at = (indices: Readonly<Record<string, number>>, { start, end }: Span): TypeShape | undefined => {
    const index = indices[`${back(start)}:${back(end)}`];
    return index === undefined ? undefined : shapes[index];
  };
  return {
    wantedAt: (site) => at(sites, site),
    returnedBy: (body) => at(returns, body),
    ofName(text, offset) {
      const [name = '', ...members] = text.split('.');
      const position = back(offset);
      const around = byName.get(name)?.filter(({ start, end }) => start <= position && position <= end) ?? [];
      const [inner] = around.toSorted((a, b) => a.end - a.start - (b.end - b.start));
      let shape = inner && shapes[inner.shape];
      for (const member of members) {
        const found = shape?.members?.find(([each]) => each === member);
        shape = found && shapes[found[1]];
      }
      return shape;
    },
  };
}

function groupByName(bindings: readonly TypedBinding[]): ReadonlyMap<string, readonly TypedBinding[]> {
  const byName = new Map<string, TypedBinding[]>();
  for (const binding of bindings) byName.set(binding.name, [...(byName.get(binding.name) ?? []), binding]);
  return byName;
}

/** Offsets of the text after edits as those of the text before; inside of what an edit has put there they mean nothing. */
function backThrough(edits: readonly Edit[]): (offset: number) => number {
  const inOrder = edits.toSorted((a, b) => a.start - b.start);
  return (offset) => {
    let growth = 0;
    for (const { start, end, text } of inOrder) {
      if (offset < start + growth + text.length) break;
      growth += text.length - (end - start);
    }
    return offset - growth;
  };
}
