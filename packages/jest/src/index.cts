export type { HealConfig, HealEvent } from '@testheal/core/config' with { 'resolution-mode': 'import' };
export { heal } from './marker.cts';
export { HealReporter as default } from './reporter.cts';
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
} from './heal-types.cts';
