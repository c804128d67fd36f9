/** Runs `use` while errors of both realms keep at most `limit` frames of their stack. */
export async function withStackLimit<T>(realm: typeof globalThis, limit: number, use: () => Promise<T>): Promise<T> {
  const restore = limitStacks(realm, limit);
  try {
    return await use();
  } finally {
    restore();
  }
}

/** Limits the stacks of errors of both realms; the result puts the limits back. */
export function limitStacks(realm: typeof globalThis, limit: number): () => void {
  const constructors = [Error, realm.Error];
  const limits = constructors.map((constructor) => constructor.stackTraceLimit);
  for (const constructor of constructors) constructor.stackTraceLimit = limit;
  return () => {
    constructors.forEach((constructor, index) => {
      constructor.stackTraceLimit = limits[index] as number;
    });
  };
}
