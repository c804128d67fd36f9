import type { BindingCounts } from '../../syntax/binding-counts.ts';
import type { Binding, Scope } from '../../syntax/scope.ts';

/** Names with which something was to be done that nobody does, as linters see it. */
export interface ForgottenNames {
  /**
   * Nobody reads them. A parameter before one that is read is only there for its place, and a name with `_` in front says that
   * it is not meant to be read.
   */
  readonly unread: ReadonlySet<Binding>;
  /** Declared as if they were to change, and never set. */
  readonly unset: ReadonlySet<Binding>;
}

export function forgottenNames(root: Scope, { reads, sets }: BindingCounts): ForgottenNames {
  const unread = new Set<Binding>();
  const unset = new Set<Binding>();
  for (const scope of scopesIn(root)) {
    let isBeforeRead = false;
    for (const binding of [...scope.bindings.values()].toReversed()) {
      const isRead = reads.has(binding);
      if (binding.kind === 'parameter') isBeforeRead ||= isRead;
      const isMeant = binding.name.startsWith('_') || (binding.kind === 'parameter' && isBeforeRead);
      if (!isRead && !isMeant) unread.add(binding);
      if (binding.kind === 'let' && !sets.has(binding)) unset.add(binding);
    }
  }
  return { unread, unset };
}

function* scopesIn(scope: Scope): Generator<Scope> {
  yield scope;
  for (const child of scope.children) yield* scopesIn(child);
}
