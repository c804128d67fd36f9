export { heal } from './marker.ts';
export type { HealMarker, HealMeta, HealTestOptions } from './marker.ts';
export type { HealPluginOptions } from './plugin-options.ts';
export { HealReporter as default } from './reporter.ts';
