type Step<T> = (value: T) => T | Promise<T>;

export function pipeline<T>(...steps: Step<T>[]): (value: T) => Promise<T> {
  return async (value) => {
    let result = value;
    for (const step of steps) result = step(value) as T;
    return result;
  };
}
