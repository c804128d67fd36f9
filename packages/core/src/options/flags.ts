import type { HealingMode } from './healing-mode.ts';

/** Our own command line flags: the only list of them. Everything that reads, strips or documents flags reads this. */
export interface Flag {
  readonly name: string;
  /** `none`: a switch; `optional`: only as `--flag=value`; `required`: `--flag value` or `--flag=value`. */
  readonly value: 'none' | 'optional' | 'required';
  readonly description: string;
  /** The mode that the flag asks for; absent when it only sets an option. */
  readonly mode?: HealingMode;
}

export const FLAGS: readonly Flag[] = [
  {
    name: 'heal',
    value: 'optional',
    mode: 'propose',
    description: 'propose patches for failing marked tests (=apply, =apply-force write them)',
  },
  {
    name: 'heal-apply',
    value: 'none',
    mode: 'apply',
    description: 'write the best patch of each target, with a backup',
  },
  {
    name: 'heal-apply-force',
    value: 'none',
    mode: 'apply-force',
    description: 'the same, also over uncommitted changes',
  },
  {
    name: 'heal-target',
    value: 'required',
    description: 'what to repair for failing tests without a marker: path[#symbol]',
  },
  { name: 'heal-report', value: 'required', description: 'write the JSON report to this file as well' },
  { name: 'heal-timeout', value: 'required', description: 'seconds that the search may take a target' },
  { name: 'heal-max-candidates', value: 'required', description: 'candidates that the search may judge a target' },
  { name: 'heal-seed', value: 'required', description: 'seed of the search: same seed, same winner' },
  { name: 'heal-probe', value: 'required', description: 'auto, always or never: judge candidates in a probe' },
  { name: 'heal-allow-sockets', value: 'none', description: 'search also with tests that open sockets' },
];
