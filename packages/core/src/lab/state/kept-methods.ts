/** Methods of objects that outlive a test, and that tests put their own in the place of. */
export interface KeptMethods {
  /** Gives each its method back that another has been put in the place of. */
  putBack(): void;
  /** Takes out of what objects of the language inherit what has been written there by assignments, and gives all objects their methods back. */
  cleanUp(): void;
}

const HOLDERS = ['process', 'console', 'Math', 'JSON', 'Date'] as const;

/** What the language itself has, but for what clocks of tests replace. */
const BUILT_INS = (
  'Object Function Array Number String Boolean Symbol BigInt RegExp Promise Proxy Map Set WeakMap WeakSet WeakRef Reflect Math JSON Intl ' +
  'Error TypeError RangeError SyntaxError ReferenceError URIError AggregateError ArrayBuffer DataView Uint8Array Int32Array Float64Array ' +
  'URL URLSearchParams TextEncoder TextDecoder parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent structuredClone'
).split(' ');

/** What objects inherit from. Where nobody has written into them, none of their members can be enumerated. */
const INHERITED = [
  'Object',
  'Array',
  'Function',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'Map',
  'Set',
  'Promise',
  'Error',
  'RegExp',
  'Date',
];

/**
 * Takes note of the methods of a realm, and of what the language has in it: `if (typeof BigInt === 'undefined') BigInt = …` is one edit away
 * from a realm where all numbers are those of a candidate. A test that fails before it has put `process.cwd` back leaves its own behind: for the tests after it, as in
 * the user's run, but also for all later candidates, and for the titles that the file makes when it is loaded once more.
 * `table[key] = {}` writes into what all objects inherit where the key is `__proto__`; where tests share the realm of the engine, its own records have it then.
 */
export function keepMethods(realm: typeof globalThis): KeptMethods {
  const global = realm as unknown as Record<PropertyKey, unknown>;
  const methods = HOLDERS.flatMap((name) => methodsOf(global[name]));
  const inherited = INHERITED.flatMap((name) => {
    const holder = (global[name] as { prototype?: object } | undefined)?.prototype;
    return holder === undefined ? [] : [{ holder, known: new Set(Object.keys(holder)) }];
  });
  // Not those of all: it is asked after each test.
  const ofObjects = methodsOf((global['Object'] as typeof Object).prototype);
  const builtIns = BUILT_INS.flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(global, key);
    return descriptor?.configurable === true && 'value' in descriptor ? [{ holder: global, key, descriptor }] : [];
  });
  const kept = [...methods, ...builtIns];
  return {
    putBack: () => putBack(kept),
    cleanUp() {
      putBack(ofObjects);
      // Also what is inherited itself: nearly always there is nothing at all.
      for (const { holder, known } of inherited)
        for (const key in holder) if (!known.has(key)) Reflect.deleteProperty(holder, key);
    },
  };
}

interface Kept {
  readonly holder: Record<PropertyKey, unknown>;
  readonly key: string;
  readonly descriptor: PropertyDescriptor;
}

function methodsOf(holder: unknown): Kept[] {
  if (holder === undefined) return [];
  const all = Object.getOwnPropertyDescriptors(holder as Kept['holder']);
  return Object.entries(all).flatMap(([key, descriptor]) =>
    typeof descriptor.value === 'function' && descriptor.configurable === true
      ? [{ holder: holder as Kept['holder'], key, descriptor }]
      : [],
  );
}

function putBack(kept: readonly Kept[]): void {
  for (const { holder, key, descriptor } of kept)
    if (holder[key] !== descriptor.value) Reflect.defineProperty(holder, key, descriptor);
}
