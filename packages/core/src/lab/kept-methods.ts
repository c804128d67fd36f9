/** Methods of objects that outlive a test, and that tests put their own in the place of. */
export interface KeptMethods {
  /** Gives each its method back that another has been put in the place of. */
  putBack(): void;
}

const HOLDERS = ['process', 'console', 'Math', 'JSON', 'Date'] as const;

/**
 * Takes note of the methods of a realm. A test that fails before it has put `process.cwd` back leaves its own behind: for the tests after it, as in
 * the user's run, but also for all later candidates, and for the titles that the file makes when it is loaded once more.
 */
export function keepMethods(realm: typeof globalThis): KeptMethods {
  const kept = HOLDERS.flatMap((name) => {
    const holder = realm[name] as unknown as Record<PropertyKey, unknown> | undefined;
    if (holder === undefined) return [];
    return Object.entries(Object.getOwnPropertyDescriptors(holder)).flatMap(([key, descriptor]) =>
      typeof descriptor.value === 'function' && descriptor.configurable === true ? [{ holder, key, descriptor }] : [],
    );
  });
  return {
    putBack() {
      for (const { holder, key, descriptor } of kept)
        if (holder[key] !== descriptor.value) Reflect.defineProperty(holder, key, descriptor);
    },
  };
}
