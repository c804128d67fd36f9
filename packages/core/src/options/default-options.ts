import type { HealOptions } from './heal-options.ts';

/** Every option's one default. */
export const DEFAULT_OPTIONS: HealOptions = {
  mode: 'off',
  timeoutMs: 30_000,
  maxCandidates: 50_000,
  seed: 1,
  guardTimeoutMs: 60_000,
  memoryMb: 1024,
  probe: 'auto',
  allowSockets: false,
};
