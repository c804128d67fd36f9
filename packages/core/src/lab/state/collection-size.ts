/** Of a real map, without code of the user's: a class that extends `Map` may have a `size` of its own. */
export function mapSize(map: object): number {
  return Object.getOwnPropertyDescriptor(Map.prototype, 'size')?.get?.call(map) as number;
}

/** The same of a real set. */
export function setSize(set: object): number {
  return Object.getOwnPropertyDescriptor(Set.prototype, 'size')?.get?.call(set) as number;
}
