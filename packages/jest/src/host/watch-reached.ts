import { REACHED } from '@testheal/core/host';

import type { JestEnvironment, Visitor } from './seat.cts';

/** Sees which modules the tests of one file reach, over an overlay that takes note of them. */
export interface ReachedWatch {
  readonly visitor: Visitor;
  /** In the order of the first notes. */
  reached(): readonly string[];
}

/** `inner`: who sees the run as well. */
export function watchReached(inner: Visitor | undefined): ReachedWatch {
  const reached = new Set<string>();
  let environment: JestEnvironment | undefined;
  return {
    visitor: {
      onRuntime(parts) {
        ({ environment } = parts);
        inner?.onRuntime(parts);
      },
      onLoad: (isEsm) => inner?.onLoad(isEsm),
      wrapCode: (file, code, isModule) => inner?.wrapCode(file, code, isModule) ?? code,
      onEvent(event, state) {
        // What modules do while they load is not what tests reach.
        if (event.name === 'run_start') Reflect.deleteProperty(environment?.global ?? {}, REACHED);
        if (event.name === 'test_done') {
          for (const module of (environment?.global[REACHED] as Set<string> | undefined) ?? []) reached.add(module);
        }
        return inner?.onEvent(event, state);
      },
    },
    reached: () => [...reached],
  };
}
