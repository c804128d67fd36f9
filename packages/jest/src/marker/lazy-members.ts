const PARTS = Symbol('parts');

/**
 * A property that is made when it is first asked for: of the dozens of forms of `test` a mark uses one. It is made of what its
 * function was made of; the descriptor is the same for all marks, of which a file may have hundreds.
 */
export function lazyMember(key: string, make: (parts: never) => unknown): PropertyDescriptor {
  return {
    enumerable: true,
    configurable: true,
    get(this: { readonly [PARTS]: never }) {
      const value = make(this[PARTS]);
      Object.defineProperty(this, key, { value, enumerable: true });
      return value;
    },
  };
}

/** Gives `fn` lazy members, and what they are made of. */
export function withMembers<Fn extends object>(fn: Fn, parts: object, members: PropertyDescriptorMap): Fn {
  Object.defineProperty(fn, PARTS, { value: parts });
  return Object.defineProperties(fn, members);
}
