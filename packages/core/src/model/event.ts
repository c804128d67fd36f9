import type { ProbeStats, ProbeWay } from './probe.ts';
import type { HealReport, TargetReport } from './report.ts';

/** What happens while healing, for progress displays. `target` is `file#symbol`, relative to the root. */
export type HealEvent =
  | { readonly type: 'started'; readonly targets: number }
  | { readonly type: 'target-started'; readonly target: string; readonly failing: number }
  | { readonly type: 'calibrated'; readonly target: string; readonly way: ProbeWay }
  | { readonly type: 'searching'; readonly target: string; readonly stats: ProbeStats }
  | { readonly type: 'verifying'; readonly target: string; readonly done: number; readonly of: number }
  | { readonly type: 'notice'; readonly message: string }
  | { readonly type: 'target-ended'; readonly report: TargetReport }
  | { readonly type: 'ended'; readonly report: HealReport };

export type HealListener = (event: HealEvent) => void;
