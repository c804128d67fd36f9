import type { Binding, Scope } from '../syntax/scope.ts';

/**
 * Bindings that nobody reads, as linters count: a parameter before one that is read is only there for its place, and a name
 * with `_` in front says that it is not meant to be read.
 */
export function forgottenNames(root: Scope, reads: ReadonlyMap<Binding, number>): ReadonlySet<Binding> {
  const forgotten = new Set<Binding>();
  for (const scope of scopesIn(root)) {
    let isBeforeRead = false;
    for (const binding of [...scope.bindings.values()].toReversed()) {
      const isRead = reads.has(binding);
      if (binding.kind === 'parameter') isBeforeRead ||= isRead;
      const isMeant = binding.name.startsWith('_') || (binding.kind === 'parameter' && isBeforeRead);
      if (!isRead && !isMeant) forgotten.add(binding);
    }
  }
  return forgotten;
}

function* scopesIn(scope: Scope): Generator<Scope> {
  yield scope;
  for (const child of scope.children) yield* scopesIn(child);
}
