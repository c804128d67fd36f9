import type { PatchReport } from '../../model/report.ts';

/** Lines of a test of which one holds with the first patch, and the other with another that passes as well. */
export interface DifferingLines {
  /** How many of the others give other results than the first. */
  readonly differing: number;
  readonly lines: readonly [first: string, other: string];
}

/** `undefined` when no patch is known to differ from the first. */
export function differingLines([, ...others]: readonly PatchReport[]): DifferingLines | undefined {
  const differing = others.flatMap(({ rank, contrast }) =>
    contrast?.differs === undefined ? [] : [{ rank, ...contrast.differs }],
  );
  const [other] = differing;
  if (other === undefined) return undefined;
  return {
    differing: differing.length,
    lines: [`${other.first} // this patch`, `${other.own} // patch ${other.rank}`],
  };
}
