import type { MarkedTest } from '../../model/test-result.ts';

/** One module that the accepted patches change. */
export interface HealedFile {
  /** Absolute path. */
  readonly path: string;
  readonly before: string;
  readonly after: string;
  /** The failing tests whose targets lie in it. */
  readonly tests: readonly MarkedTest[];
}
