import { addMark, type HealMeta } from './heal-meta.ts';

type Callable = (...args: unknown[]) => unknown;

interface MarkMeta {
  readonly heal: readonly HealMeta[];
}

/** What gives a test or suite function with other settings when it is read. */
const CHAINED = new Set<PropertyKey>(['only', 'skip', 'todo', 'fails', 'concurrent', 'sequential', 'shuffle']);
/** What gives one when it is called. */
const CALLED = new Set<PropertyKey>(['each', 'for', 'skipIf', 'runIf', 'extend', 'override']);

/** Vitest's `test` or `describe`, so that whatever is declared through it, or through its chains, has `meta`. */
export function withMeta<Api extends object>(api: Api, meta: MarkMeta): Api {
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
function addMeta(args: readonly unknown[], meta: MarkMeta): unknown[] {
  const [name, second, third] = args;
  if (typeof second === 'function' && !isMark(second)) {
    const options = typeof third === 'number' ? { timeout: third } : (third as object | undefined);
    return [name, mergeMeta(options, meta), second];
  }
  return [name, mergeMeta(second as object | undefined, meta), third];
}

/** A mark is a function with options on it. */
function isMark(value: object): boolean {
  return 'meta' in value && typeof value.meta === 'object' && value.meta !== null && 'heal' in value.meta;
}

function mergeMeta(options: { meta?: Partial<MarkMeta> } | undefined, { heal }: MarkMeta): object {
  const marks = heal.reduce(addMark, options?.meta?.heal ?? []);
  return { ...options, meta: { ...options?.meta, heal: marks } };
}

/** Vitest 3 forgets the options of tests made by `extend`, but not what is set on the function itself. */
function keepMeta(extended: object, meta: MarkMeta): void {
  (extended as { setContext?: (name: string, value: object) => void }).setContext?.('meta', meta);
}

/** A test function like `test`, which someone else has, that keeps `meta` under Vitest 3 too. */
export function keepingMeta<Api extends object>(test: Api, meta: MarkMeta): Api {
  const { extend } = test as { extend?: (fixtures: object) => Api };
  if (typeof extend !== 'function' || !('setContext' in test)) return test;
  const own = extend({});
  keepMeta(own, meta);
  return own;
}
