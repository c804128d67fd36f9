/** Functions that are shown in the place of exported ones, the same to every importer. */
export type StandIns = Map<PropertyKey, unknown>;

/** Stands for the exports of a module whose instances come and go: every look at it is a look at the current ones. */
export function liveExports(first: unknown, current: () => unknown, standIns?: StandIns): unknown {
  const isFunction = typeof first === 'function';
  if (!isFunction && (typeof first !== 'object' || first === null)) return first;
  const now = (): object => current() as object;
  // A function's own `prototype` cannot be hidden by a proxy, so plain exports stand over a plain object.
  const base = isFunction ? standInFunction() : {};
  const look = (key: PropertyKey): unknown => {
    const value: unknown = Reflect.get(now(), key);
    if (standIns === undefined || isFunction || typeof value !== 'function') return value;
    if (!standIns.has(key))
      standIns.set(
        key,
        liveExports(value, () => Reflect.get(now(), key)),
      );
    return standIns.get(key);
  };
  const facade: object = new Proxy(base, {
    get: (_, key) => look(key),
    set: (_, key, value) => Reflect.set(now(), key, value),
    has: (_, key) => Reflect.has(now(), key),
    ownKeys: () => [...new Set([...Reflect.ownKeys(base).filter(isFixedOn(base)), ...Reflect.ownKeys(now())])],
    defineProperty: (_, key, descriptor) => Reflect.defineProperty(now(), key, descriptor),
    deleteProperty: (_, key) => Reflect.deleteProperty(now(), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(now()),
    getOwnPropertyDescriptor: (_, key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(now(), key);
      if (isFixedOn(base)(key)) return Reflect.getOwnPropertyDescriptor(base, key);
      return descriptor && { ...descriptor, configurable: true };
    },
    apply: (_, self, values) => Reflect.apply(now() as () => unknown, self, values) as unknown,
    construct: (_, values, newTarget: unknown) =>
      Reflect.construct(
        now() as new () => object,
        values,
        (newTarget === facade ? now() : newTarget) as new () => object,
      ) as object,
  });
  return facade;
}

function isFixedOn(base: object): (key: PropertyKey) => boolean {
  return (key) => Reflect.getOwnPropertyDescriptor(base, key)?.configurable === false;
}

/** Constructible, as what it stands for may be a class. */
function standInFunction(): () => void {
  return function standIn(): void {};
}
