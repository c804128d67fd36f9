import type { Hooks, SuiteCollector } from '../runner-types.ts';

/**
 * Remembers which hooks the first load of a test file has registered for all of it, and gives later loads those that they lack. What Node
 * itself loads, as Testing Library with its `afterEach(cleanup)`, is evaluated once in a worker, and registers its hooks once.
 */
export interface HookKeeper {
  /** Before each load. */
  begin(): void;
  /** To be called with the suite of the whole file before a module of a load is evaluated; again does no harm. */
  watch(suite: SuiteCollector): void;
  /** Ends a load: puts the hooks that it lacks where they stood in the first. */
  complete(hooks: Hooks): void;
}

interface Registered {
  readonly name: string;
  readonly functions: readonly unknown[];
  /** Where it was done: what is evaluated anew does it there again. */
  readonly place: string;
}

export function createHookKeeper(): HookKeeper {
  const watched = new WeakSet<SuiteCollector>();
  let first: readonly Registered[] | undefined;
  let current: Registered[] = [];

  return {
    begin() {
      current = [];
    },
    watch(suite) {
      if (watched.has(suite)) return;
      watched.add(suite);
      const on = suite.on.bind(suite);
      suite.on = (name, ...functions) => {
        current.push({ name, functions, place: placeOfCall() });
        return on(name, ...functions);
      };
    },
    complete(hooks) {
      if (first === undefined) first = current;
      else fillIn(first, current, hooks);
    },
  };
}

function fillIn(first: readonly Registered[], again: readonly Registered[], hooks: Hooks): void {
  const places = again.map(({ name, place }) => `${name} ${place}`);
  const next: Record<string, number> = {};
  for (const { name, functions, place } of first) {
    const at = next[name] ?? 0;
    next[name] = at + functions.length;
    const found = places.indexOf(`${name} ${place}`);
    if (found === -1) hooks[name]?.splice(at, 0, ...functions);
    else places.splice(found, 1);
  }
}

/** Of the first frame outside of this file and of the runner's, whose `beforeEach` and the like call `on`. */
function placeOfCall(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 20;
  const frames = String(new Error().stack)
    .split('\n')
    .filter((line) => line.startsWith('    at '));
  Error.stackTraceLimit = stackTraceLimit;
  const files = frames.map((frame) => frame.replace(/^.*[( ]([^( ]+?)(?::\d+)*\)?$/, '$1'));
  // This function, `on`, and what called that.
  const inner = new Set(files.slice(0, 3));
  return frames.find((_frame, index) => !inner.has(files[index] as string)) ?? '';
}
