/** What outlives a test, and what tests put their own in the place of. */
export interface KeptMethods {
  /** Gives each method back that another has been put in the place of, and takes out what has been written into what objects inherit. */
  putBack(): 'changed' | 'unchanged';
  /** The same of what the engine itself uses, where it shares the realm: it cannot wait. */
  putBackOwn(): void;
  /** The same of what all objects inherit: nearly always there is nothing at all. */
  cleanUp(): void;
}

/** What the engine uses in between, and what it does not. */
const OWN_HOLDERS = ['Math', 'JSON', 'Date'] as const;
const OTHER_HOLDERS = ['process', 'console'] as const;

/** What the language itself has, but for what clocks of tests replace. */
const BUILT_INS = (
  'Object Function Array Number String Boolean Symbol BigInt RegExp Promise Proxy Map Set WeakMap WeakSet WeakRef Reflect Math JSON Intl ' +
  'Error TypeError RangeError SyntaxError ReferenceError URIError AggregateError ArrayBuffer DataView Uint8Array Int32Array Float64Array ' +
  'URL URLSearchParams TextEncoder TextDecoder parseInt parseFloat isNaN isFinite encodeURIComponent decodeURIComponent structuredClone'
).split(' ');

/** What some objects inherit from. Where nobody has written into them, none of their members can be enumerated. */
const INHERITED = [
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
  const ofAll = (global['Object'] as typeof Object).prototype;
  const inherited = INHERITED.flatMap((name) =>
    noteOf((global[name] as { prototype?: object } | undefined)?.prototype),
  );
  const [all] = noteOf(ofAll) as [Inherited];
  const ofObjects = methodsOf(ofAll);
  const builtIns = BUILT_INS.flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(global, key);
    return descriptor?.configurable === true && 'value' in descriptor ? [{ holder: global, key, descriptor }] : [];
  });
  const own = [...OWN_HOLDERS.flatMap((name) => methodsOf(global[name])), ...builtIns];
  const others = OTHER_HOLDERS.flatMap((name) => methodsOf(global[name]));
  const isShared = realm === globalThis;
  return {
    putBack() {
      const changes = [putBack(own), putBack(others), ...inherited.map(cleanUp)];
      return changes.includes(true) ? 'changed' : 'unchanged';
    },
    putBackOwn() {
      if (isShared) putBack(own);
    },
    cleanUp() {
      putBack(ofObjects);
      cleanUp(all);
    },
  };
}

interface Inherited {
  readonly holder: object;
  readonly known: ReadonlySet<string>;
}

function noteOf(holder: object | undefined): Inherited[] {
  return holder === undefined ? [] : [{ holder, known: new Set(Object.keys(holder)) }];
}

/** Also what is inherited itself; whether there was something. */
function cleanUp({ holder, known }: Inherited): boolean {
  let isChanged = false;
  for (const key in holder) {
    if (known.has(key)) continue;
    isChanged = true;
    Reflect.deleteProperty(holder, key);
  }
  return isChanged;
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

/** Whether one was another. */
function putBack(kept: readonly Kept[]): boolean {
  let isChanged = false;
  for (const { holder, key, descriptor } of kept) {
    if (holder[key] === descriptor.value) continue;
    isChanged = true;
    Reflect.defineProperty(holder, key, descriptor);
  }
  return isChanged;
}
