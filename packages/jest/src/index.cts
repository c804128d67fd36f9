export type { HealConfig, HealEvent } from '@testheal/core/config' with { 'resolution-mode': 'import' };
export { heal } from './marker/marker.cts';
export { LateReporter as default } from './run/late-reporter.cts';
export type {
  DoneCallback,
  Each,
  HealTarget,
  Healed,
  MarkedBlock,
  MarkedConcurrent,
  MarkedDescribe,
  MarkedTestApi,
  MarkedTestFunction,
  TestFunction,
} from './marker/heal-types.cts';
