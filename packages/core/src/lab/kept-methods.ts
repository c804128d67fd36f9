/** Methods of objects that outlive a test, and that tests put their own in the place of. */
export interface KeptMethods {
  /** Gives each its method back that another has been put in the place of. */
  putBack(): void;
}

const HOLDERS = ['process', 'console', 'Math', 'JSON', 'Date'] as const;

/** What the language itself has, but for what clocks of tests replace. */
const BUILT_INS = (
  'Object Function Array Number String Boolean Symbol BigInt RegExp Promise Proxy Map Set WeakMap WeakSet WeakRef Reflect Math JSON Intl ' +
  'Error TypeError RangeError SyntaxError ReferenceError URIError AggregateError ArrayBuffer DataView Uint8Array Int32Array Float64Array ' +
  'URL URLSearchParams TextEncoder TextDecoder parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent structuredClone'
).split(' ');

/**
 * Takes note of the methods of a realm, and of what the language has in it: `if (typeof BigInt === 'undefined') BigInt = …` is one edit away
 * from a realm where all numbers are those of a candidate. A test that fails before it has put `process.cwd` back leaves its own behind: for the tests after it, as in
 * the user's run, but also for all later candidates, and for the titles that the file makes when it is loaded once more.
 */
export function keepMethods(realm: typeof globalThis): KeptMethods {
  const global = realm as unknown as Record<PropertyKey, unknown>;
  const methods = HOLDERS.flatMap((name) => {
    const holder = global[name] as Record<PropertyKey, unknown> | undefined;
    if (holder === undefined) return [];
    return Object.entries(Object.getOwnPropertyDescriptors(holder)).flatMap(([key, descriptor]) =>
      typeof descriptor.value === 'function' && descriptor.configurable === true ? [{ holder, key, descriptor }] : [],
    );
  });
  const builtIns = BUILT_INS.flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(global, key);
    return descriptor?.configurable === true && 'value' in descriptor ? [{ holder: global, key, descriptor }] : [];
  });
  const kept = [...methods, ...builtIns];
  return {
    putBack() {
      for (const { holder, key, descriptor } of kept)
        if (holder[key] !== descriptor.value) Reflect.defineProperty(holder, key, descriptor);
    },
  };
}
