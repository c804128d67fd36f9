/** The options of a run, apart from the rest: what a green run asks, and it must not load the engine for that. */
export { readOptions } from './config/read-options.ts';
export { modeInCi } from './options/mode-in-ci.ts';
export { readHealingRequest, type HealingRequest } from './options/read-healing-request.ts';
