import type { Proposal } from '../frontier.ts';
import type { PointPlace } from '../place.ts';
import type { Pool } from './pool.ts';
import type { ReturnValues } from './return-values.ts';

/** A place between statements, with the terms that may be used there. */
export interface PointBench {
  readonly place: PointPlace;
  readonly pool: Pool;
  /** For each failing test of whose hits every one was seen: the positions of its states. */
  readonly complete: readonly (readonly number[])[];
  readonly returns: ReturnValues | undefined;
  readonly propose: (statement: string, cost: number) => Proposal;
}
