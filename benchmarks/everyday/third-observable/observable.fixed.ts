export function observable<T extends object>(target: T, listener: (key: string, value: unknown) => void): T {
  return new Proxy(target, {
    set(object, key, value) {
      if (Object.is(Reflect.get(object, key), value)) return true;
      Reflect.set(object, key, value);
      listener(String(key), value);
      return true;
    },
  });
}
