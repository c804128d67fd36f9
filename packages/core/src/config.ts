/** Types for a project's configs, apart from the rest: what a test file imports must not load the types of the engine. */
export { type HealEvent } from './model/event.ts';
export { replay } from './model/replay.ts';
export { type HealConfig, type HealSettings } from './options/heal-config.ts';
