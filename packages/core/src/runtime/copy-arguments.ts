import { types } from 'node:util';

/**
 * Copies of arguments, so that each version starts with what the caller passed, whatever the one before has done to it. Plain
 * objects, arrays, maps, sets, dates and typed arrays are copied, with what is in them; anything else (an instance of a class, a function)
 * stays the one that it is.
 */
export function copyArguments<Arguments extends readonly unknown[]>(values: Arguments): Arguments {
  const copies = new Map<object, unknown>();
  return values.map((value) => copy(value, copies)) as unknown as Arguments;
}

function copy(value: unknown, copies: Map<object, unknown>): unknown {
  if (typeof value !== 'object' || value === null || types.isProxy(value)) return value;
  if (copies.has(value)) return copies.get(value);
  const keep = <Copy>(made: Copy): Copy => {
    copies.set(value, made);
    return made;
  };
  switch (Object.getPrototypeOf(value)) {
    case Array.prototype: {
      const list = keep<unknown[]>([]);
      list.length = (value as unknown[]).length;
      for (const key of Object.keys(value)) Reflect.set(list, key, copy(Reflect.get(value, key), copies));
      return list;
    }
    case Map.prototype: {
      const map = keep(new Map<unknown, unknown>());
      for (const [key, item] of value as Map<unknown, unknown>) map.set(copy(key, copies), copy(item, copies));
      return map;
    }
    case Set.prototype: {
      const set = keep(new Set<unknown>());
      for (const item of value as Set<unknown>) set.add(copy(item, copies));
      return set;
    }
    case Date.prototype:
      return keep(new Date((value as Date).getTime()));
    case Object.prototype:
    case null:
      return copyObject(value, copies, keep);
    default:
      return types.isTypedArray(value) && !Buffer.isBuffer(value) ? keep(value.slice()) : value;
  }
}

function copyObject(value: object, copies: Map<object, unknown>, keep: <Copy>(made: Copy) => Copy): unknown {
  const descriptors = Object.getOwnPropertyDescriptors(value);
  // What computes its value when it is read may do more than that.
  if (Object.values(descriptors).some((descriptor) => !('value' in descriptor))) return value;
  const made = keep(Object.create(Object.getPrototypeOf(value) as object | null) as object);
  for (const key of Reflect.ownKeys(descriptors)) {
    const descriptor = Reflect.get(descriptors, key) as PropertyDescriptor;
    Object.defineProperty(made, key, { ...descriptor, value: copy(descriptor.value, copies) });
  }
  if (Object.isFrozen(value)) Object.freeze(made);
  return made;
}
