/** What an oracle may lack. Its scenarios are skipped where everyone sees it. */
export type OracleLack =
  /** It starts no process: nothing can be left over. */
  | 'processes'
  /** Nothing limits the memory of a run. */
  | 'memory-limit'
  /** Its `expect` knows no snapshots. */
  | 'snapshots';

export interface OracleTraits {
  /** @default nothing */
  readonly lacks?: readonly OracleLack[];
  /**
   * Time limit of runs that hang, in milliseconds: enough to start a worker and get stuck, below the 5 s after which a
   * runner ends a hanging test by itself. @default 4000
   */
  readonly hangMs?: number;
}
