export type { HealConfig, HealEvent } from '@testheal/core/config';
export { heal } from './marker/marker.ts';
export type { HealMeta } from './marker/heal-meta.ts';
export type { HealMarker, HealTarget, HealTestOptions } from './marker/marker.ts';
export type { HealPluginOptions } from './run/plugin-options.ts';
export { HealReporter as default } from './run/reporter.ts';
