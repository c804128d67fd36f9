/**
 * Lets objects of the classes in `past` do what those of the current instance's classes do: a test that made one at the top of its file then
 * has an object of every later instance. Each prototype is emptied, and looks up what it lacks in the current one. That one is also
 * told to stand above it, so `instanceof` holds for the current class. Functions in fields stay those of the replaced class, and so do `#private` members.
 *
 * @param past exports of a replaced instance
 * @param current the exports of the current instance
 */
export function followClasses(past: object, current: () => object): void {
  for (const key of exportedKeys(past)) {
    const prototype = prototypeOf(Reflect.get(past, key));
    if (prototype !== undefined) follow(prototype, () => prototypeOf(Reflect.get(current(), key)));
  }
}

/** The same for a module that is a class. */
export function followClass(past: object, current: () => unknown): void {
  const prototype = prototypeOf(past);
  if (prototype !== undefined) follow(prototype, () => prototypeOf(current()));
}

function follow(prototype: object, current: () => object | undefined): void {
  const parent = Reflect.getPrototypeOf(prototype);
  if (parent === null || !Object.isExtensible(prototype)) return;
  for (const key of Reflect.ownKeys(prototype)) Reflect.deleteProperty(prototype, key);
  const now = (): object => {
    const found = current();
    // Before the first new instance is there, and where a candidate exports no class any more.
    return found === undefined || found === prototype ? parent : found;
  };
  const above = new Proxy(Object.create(null) as object, {
    get: (_, key, receiver) => Reflect.get(now(), key, receiver) as unknown,
    set: (_, key, value, receiver) => Reflect.set(now(), key, value, receiver),
    has: (_, key) => Reflect.has(now(), key),
    getPrototypeOf: now,
  });
  Reflect.setPrototypeOf(prototype, above);
}

/** A module may be a primitive. Functions that are modules have no exports of interest beside themselves. */
function exportedKeys(exports: object): readonly PropertyKey[] {
  return typeof exports === 'object' && exports !== null ? Reflect.ownKeys(exports) : [];
}

function prototypeOf(value: unknown): object | undefined {
  if (typeof value !== 'function') return undefined;
  const prototype: unknown = value.prototype;
  return typeof prototype === 'object' && prototype !== null ? prototype : undefined;
}
