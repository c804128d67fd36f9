/**
 * What importers of the target hold instead of its exports: an object that stays, and always shows the exports of the
 * current instance. Transforms differ in whether their exports can be redefined; reading through a Proxy works for all.
 *
 * What an importer defines on it itself (`jest.spyOn`) lies in front and outlives instances. Properties are
 * told as configurable getters: then `spyOn` restores a getter, and copies that interop helpers make stay live.
 */
export function createFacade(current: () => object, show: Show = (_, value) => value): object {
  return new Proxy({}, traps(current, show));
}

/** What is shown in the place of an exported value. */
export type Show = (key: PropertyKey, value: unknown) => unknown;

/**
 * Functions to be shown in the place of those that a module exports: each stays, and does what that of the current instance does. Who takes one
 * when it is loaded, `const { tax } = require('./tax')`, has that of every later instance too.
 *
 * @param current the exports of the current instance
 */
export function standInsFor(current: () => object): Show {
  const known = new Map<PropertyKey, object>();
  return (key, value) => {
    if (typeof value !== 'function') return value;
    const standIn = known.get(key) ?? createFunctionFacade(() => Reflect.get(current(), key) as object);
    known.set(key, standIn);
    return standIn;
  };
}

/** The same for a module that is a function or a class. */
export function createFunctionFacade(current: () => object): object {
  const apply = (callee: object, self: unknown, values: unknown[]): unknown =>
    Reflect.apply(current() as () => unknown, self, values);
  const facade: object = new Proxy(function () {}, {
    ...traps(current, (_, value) => value),
    apply,
    construct(_own, values, newTarget) {
      const target = current() as new () => object;
      return Reflect.construct(target, values, newTarget === (facade as unknown) ? target : newTarget) as object;
    },
  });
  return facade;
}

function traps(current: () => object, show: Show): ProxyHandler<object> {
  const shown = (key: PropertyKey): unknown => show(key, Reflect.get(current(), key));
  return {
    get: (own, key) => (isOurs(own, key) ? Reflect.get(own, key) : shown(key)) as unknown,
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
      const descriptor = Reflect.getOwnPropertyDescriptor(current(), key);
      if (isFixed(own, key))
        return { ...Reflect.getOwnPropertyDescriptor(own, key), value: Reflect.get(current(), key) as unknown };
      if (descriptor === undefined) return undefined;
      return {
        get: () => shown(key),
        set: (value: unknown) => void Reflect.set(current(), key, value),
        enumerable: descriptor.enumerable ?? false,
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
