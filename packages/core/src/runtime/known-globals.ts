/** What compilers put into a function's text and define elsewhere: esbuild's keeper of names. */
export const COMPILER_HELPERS: Readonly<Record<string, unknown>> = {
  __name: (value: object, name: string) => Object.defineProperty(value, 'name', { value: name, configurable: true }),
};

/** Whether a name needs no scope: a global of this process, or what every function has. */
export function isKnownGlobal(name: string): boolean {
  return name === 'arguments' || name in globalThis || Object.hasOwn(COMPILER_HELPERS, name);
}

/**
 * Globals that compute and do nothing else. A candidate may use them whether or not the function did; any other global it may
 * use only when the function did.
 */
export const PURE_GLOBALS: ReadonlySet<string> = new Set(
  [
    'Array ArrayBuffer BigInt Boolean DataView Date Error Infinity Intl Iterator JSON Map Math NaN Number Object Promise',
    'RangeError RegExp Set String Symbol SyntaxError TypeError URIError URL URLSearchParams WeakMap WeakSet AggregateError',
    'Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array Uint32Array Float32Array Float64Array',
    'BigInt64Array BigUint64Array TextEncoder TextDecoder structuredClone arguments atob btoa decodeURI',
    'decodeURIComponent encodeURI encodeURIComponent isFinite isNaN parseFloat parseInt undefined',
  ].flatMap((line) => line.split(' ')),
);
