type Callable = (...args: unknown[]) => unknown;

/** What gives a test or suite function with other settings when it is read. */
const CHAINED = new Set<PropertyKey>(['only', 'skip', 'todo', 'fails', 'concurrent', 'sequential', 'shuffle']);
/** What gives one when it is called. */
const CALLED = new Set<PropertyKey>(['each', 'for', 'skipIf', 'runIf', 'extend', 'override']);

/** Vitest's `test` or `describe`, so that whatever is declared through it, or through its chains, has `meta`. */
export function withMeta<Api extends object>(api: Api, meta: object): Api {
  return new Proxy(api, {
    apply: (target, self, args: unknown[]) => Reflect.apply(target as unknown as Callable, self, addMeta(args, meta)),
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value !== 'function') return value;
      if (CHAINED.has(key)) return withMeta(value, meta);
      // `this` must stay Vitest's own function: it keeps the chain's settings behind it.
      if (CALLED.has(key)) {
        return (...args: unknown[]) => {
          const made = Reflect.apply(value as Callable, target, args) as object;
          if (key === 'extend') keepMeta(made, meta);
          return withMeta(made, meta);
        };
      }
      return value;
    },
  });
}

/** `(name, fn, timeout?)` and `(name, options, fn)` as `(name, options with meta, fn)`. */
function addMeta(args: readonly unknown[], meta: object): unknown[] {
  const [name, second, third] = args;
  if (typeof second === 'function') {
    const options = typeof third === 'number' ? { timeout: third } : (third as object | undefined);
    return [name, mergeMeta(options, meta), second];
  }
  return [name, mergeMeta(second as object | undefined, meta), third];
}

function mergeMeta(options: { meta?: object } | undefined, meta: object): object {
  return { ...options, meta: { ...options?.meta, ...meta } };
}

/** Vitest 3 forgets the options of tests made by `extend`, but not what is set on the function itself. */
function keepMeta(extended: object, meta: object): void {
  (extended as { setContext?: (name: string, value: object) => void }).setContext?.('meta', meta);
}
