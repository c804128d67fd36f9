export type { HealConfig, HealEvent } from '@testheal/core/config';
export { heal } from './marker.ts';
export type { HealMeta } from './heal-meta.ts';
export type { HealMarker, HealTarget, HealTestOptions } from './marker.ts';
export type { HealPluginOptions } from './plugin-options.ts';
export { HealReporter as default } from './reporter.ts';
