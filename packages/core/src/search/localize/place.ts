import type { InsertionPoint } from '../../syntax/insertion-points.ts';
import type { ExpressionSite, StatementSite } from '../../syntax/sites.ts';
import type { RecordedState } from '../../ports/probe-lab.ts';

/** A place where an edit may lie, with what was seen there while the tests ran. */
export interface Place<S = ExpressionSite | StatementSite | InsertionPoint> {
  readonly site: S;
  /** By test; `undefined` for a place that is not observed, such as a statement of the module's top level. */
  readonly hits: readonly number[] | undefined;
  /** As in `SiteRecord`. */
  readonly loads?: number | undefined;
  /** Names whose values the states hold, in their order. */
  readonly names: readonly string[];
  readonly states: readonly RecordedState[];
}

export type ExpressionPlace = Place<ExpressionSite>;
export type StatementPlace = Place<StatementSite>;
export type PointPlace = Place<InsertionPoint>;

/** What is known about the target before the first candidate. All lists are in source order. */
export interface Places {
  readonly expressions: readonly ExpressionPlace[];
  readonly statements: readonly StatementPlace[];
  /** Statements that are all of a branch. */
  readonly branches: readonly StatementPlace[];
  readonly points: readonly PointPlace[];
}
