/** Settings in a Vitest config; a flag or the environment variable `HEAL` wins over them. See docs/options.md. */
export interface HealPluginOptions {
  /** @default what the command line or `HEAL` asks for, else `'off'` */
  readonly mode?: 'off' | 'propose' | 'apply' | 'apply-force';
  readonly target?: string;
  readonly reportFile?: string;
  readonly timeoutMs?: number;
  readonly maxCandidates?: number;
  readonly seed?: number;
  readonly guardTimeoutMs?: number;
  readonly memoryMb?: number;
  readonly allowSockets?: boolean;
}
