// Taken before any test file loads: fake timers replace the globals, for us as well.
export const realSetTimeout: typeof setTimeout = globalThis.setTimeout;
export const realClearTimeout: typeof clearTimeout = globalThis.clearTimeout;
export const realSetImmediate: typeof setImmediate = globalThis.setImmediate;
export const realNow: () => number = performance.now.bind(performance);
