import type { ProbeMessage, ProbeTask } from '@testheal/core';

/** A patch as text: every `find` is replaced, once each, in the source of the target. */
export interface ScriptedCandidate {
  readonly replace: readonly (readonly [find: string, text: string])[];
  /** @default 1 */
  readonly cost?: number;
  /** @default 'scripted' */
  readonly operator?: string;
}

type Plausible = Extract<ProbeMessage, { type: 'plausible' }>;

/**
 * A probe that finds what it is told to, by `file#symbol` of the target with `file` relative to the root; all others are
 * searched in vain. As a search does, it leaves out what was refused, and ends where the rest is too much dearer than its cheapest find.
 */
export function scriptedProbe(
  root: string,
  found: Readonly<Record<string, readonly ScriptedCandidate[]>>,
): (task: ProbeTask) => ProbeMessage[] {
  return (task) => {
    const file = task.target.file.slice(root.length + 1);
    const name = task.target.symbol === undefined ? file : `${file}#${task.target.symbol}`;
    const left = (found[name] ?? [])
      .map((candidate) => candidateOf(task.target.source, candidate))
      .filter(({ key }) => task.refused?.includes(key) !== true);
    const enough = Math.min(...left.map(({ cost }) => cost)) + task.limits.slack;
    const candidates = left.filter(({ cost }) => cost <= enough);
    const stats = { candidates: 100, testRuns: 200, compiles: 3, durationMs: 50, nearestTurned: 0 };
    return [
      { type: 'calibrated', way: 'in-place', leftOut: [] },
      ...candidates.map((candidate): Plausible => ({ type: 'plausible', candidate })),
      { type: 'done', end: candidates.length < left.length ? 'slack' : 'exhausted', stats },
    ];
  };
}

function candidateOf(source: string, scripted: ScriptedCandidate): Plausible['candidate'] {
  const edits = scripted.replace
    .map(([find, text]) => {
      const start = source.indexOf(find);
      if (start < 0) throw new Error(`the target does not hold \`${find}\``);
      return { start, end: start + find.length, text };
    })
    .toSorted((a, b) => a.start - b.start);
  return {
    key: edits.map((edit) => `${edit.start}-${edit.end}-${edit.text}`).join(','),
    edits,
    operator: scripted.operator ?? 'scripted',
    cost: scripted.cost ?? 1,
  };
}
