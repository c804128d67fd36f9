type Read = () => unknown;

/**
 * Lets objects of the classes that a replaced instance exports do what those of the current instance's classes do: a test that made one at the top of
 * its file has an object of every later instance then. Their prototypes are emptied, and look up what they lack in the current ones, which are also told to
 * stand above them: so `instanceof` holds for the current class. Functions in fields stay those of the replaced class, and so do `#private` members.
 *
 * @param past what the replaced instance exports
 * @param current what the current instance does
 * @returns to be called whenever a new instance has been made
 */
export function classFollower(past: unknown, current: Read): () => void {
  const waiting = new Map<object, Read>();
  const note = (value: unknown, now: Read): void => {
    const prototype = prototypeOf(value);
    if (prototype !== undefined) waiting.set(prototype, () => prototypeOf(now()));
  };
  note(past, current);
  for (const [key, value] of valuesOf(past)) note(value, () => Reflect.get(current() as object, key) as unknown);
  return () => {
    for (const [prototype, now] of waiting) {
      const found = now();
      // What another module has made is passed on as it is, and one that is not there may be there in the next instance.
      if (found === undefined || found === prototype) continue;
      waiting.delete(prototype);
      follow(prototype, now as () => object | undefined);
    }
  };
}

function follow(prototype: object, current: () => object | undefined): void {
  const parent = Reflect.getPrototypeOf(prototype);
  if (parent === null || !Object.isExtensible(prototype)) return;
  for (const key of Reflect.ownKeys(prototype)) Reflect.deleteProperty(prototype, key);
  // Of a candidate that exports no class there is nothing to look up.
  const now = (): object => current() ?? parent;
  Reflect.setPrototypeOf(
    prototype,
    new Proxy(Object.create(null) as object, {
      get: (_, key, receiver) => Reflect.get(now(), key, receiver) as unknown,
      set: (_, key, value, receiver) => Reflect.set(now(), key, value, receiver),
      has: (_, key) => Reflect.has(now(), key),
      getPrototypeOf: now,
    }),
  );
}

function prototypeOf(value: unknown): object | undefined {
  if (typeof value !== 'function') return undefined;
  const prototype: unknown = value.prototype;
  return typeof prototype === 'object' && prototype !== null ? prototype : undefined;
}

function valuesOf(exports: unknown): readonly (readonly [PropertyKey, unknown])[] {
  if (typeof exports !== 'object' || exports === null) return [];
  return Reflect.ownKeys(exports).flatMap((key) => {
    try {
      return [[key, Reflect.get(exports, key) as unknown] as const];
    } catch {
      // A getter of the module's own that throws; nobody can have taken anything from it.
      return [];
    }
  });
}
