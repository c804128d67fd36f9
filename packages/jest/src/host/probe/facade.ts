/**
 * What importers of the target hold instead of its exports: an object that stays, and always shows the exports of the
 * current instance. Transforms differ in whether their exports can be redefined; reading through a Proxy works for all.
 *
 * What an importer defines on it itself (`jest.spyOn`) lies in front and outlives instances. Properties are
 * told as configurable getters: then `spyOn` restores a getter, and copies that interop helpers make stay live.
 */
export function createFacade(current: () => object): object {
  return new Proxy({}, traps(current));
}

/** The same for a module that is a function or a class. */
export function createFunctionFacade(current: () => object): object {
  const apply = (callee: object, self: unknown, values: unknown[]): unknown =>
    Reflect.apply(current() as () => unknown, self, values);
  const facade: object = new Proxy(function () {}, {
    ...traps(current),
    apply,
    construct(_own, values, newTarget) {
      const target = current() as new () => object;
      return Reflect.construct(target, values, newTarget === (facade as unknown) ? target : newTarget) as object;
    },
  });
  return facade;
}

function traps(current: () => object): ProxyHandler<object> {
  return {
    get: (own, key) => Reflect.get(isOurs(own, key) ? own : current(), key) as unknown,
    set: (own, key, value) => Reflect.set(isOurs(own, key) ? own : current(), key, value),
    has: (own, key) => isOurs(own, key) || Reflect.has(current(), key),
    deleteProperty: (own, key) => Reflect.deleteProperty(isOurs(own, key) ? own : current(), key),
    defineProperty: (own, key, descriptor) => Reflect.defineProperty(own, key, { ...descriptor, configurable: true }),
    getPrototypeOf: () => Reflect.getPrototypeOf(current()),
    // Freezing the facade would freeze one instance's exports for all of them.
    preventExtensions: () => false,
    ownKeys: (own) => [
      ...new Set([
        ...Reflect.ownKeys(current()),
        ...Reflect.ownKeys(own).filter((key) => isOurs(own, key) || isFixed(own, key)),
      ]),
    ],
    getOwnPropertyDescriptor(own, key) {
      if (isOurs(own, key)) return Reflect.getOwnPropertyDescriptor(own, key);
      const shown = Reflect.getOwnPropertyDescriptor(current(), key);
      if (isFixed(own, key))
        return { ...Reflect.getOwnPropertyDescriptor(own, key), value: Reflect.get(current(), key) as unknown };
      if (shown === undefined) return undefined;
      return {
        get: () => Reflect.get(current(), key) as unknown,
        set: (value: unknown) => void Reflect.set(current(), key, value),
        enumerable: shown.enumerable ?? false,
        configurable: true,
      };
    },
  };
}

/** `prototype` of the plain function underneath: the language demands that it is told as it is. */
function isFixed(own: object, key: PropertyKey): boolean {
  return Reflect.getOwnPropertyDescriptor(own, key)?.configurable === false;
}

/** What an importer has put in front. A strict function has three properties of its own, which nobody put there. */
function isOurs(own: object, key: PropertyKey): boolean {
  return (
    Object.hasOwn(own, key) && !(typeof own === 'function' && ['prototype', 'length', 'name'].includes(key as string))
  );
}
