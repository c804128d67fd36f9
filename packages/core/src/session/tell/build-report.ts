import type { HealReport, PatchReport, TargetReport } from '../../model/report.ts';
import { testName } from '../../model/test-id.ts';
import { relativePath } from '../../repair/world/target-name.ts';
import type { RepairResult } from '../../repair/repair.ts';
import type { AppliedResult } from '../apply/apply-healed.ts';

/** Puts the parts of a run together as the JSON report. */
export function buildReport(input: {
  readonly version: string;
  readonly runner: { readonly name: string; readonly version: string };
  readonly node: string;
  readonly seed: number;
  readonly durationMs: number;
  readonly firstDiffMs: number | undefined;
  readonly exitCode: number;
  readonly root: string;
  readonly result: RepairResult;
  readonly applied: AppliedResult;
  readonly notices: readonly string[];
}): HealReport {
  const targets = input.result.targets.map((target) => withApplied(target, input.applied, input.root));
  const marked = targets.filter(({ calledBy }) => calledBy === undefined);
  const healed = new Set(input.applied.healed.map((id) => `${id.file} > ${testName(id)}`));
  const durationMs = Math.round(input.durationMs);
  return {
    schemaVersion: 1,
    tool: { name: 'testheal', version: input.version },
    runner: input.runner,
    node: input.node,
    seed: input.seed,
    durationMs,
    ...(input.firstDiffMs !== undefined && { firstDiffMs: Math.round(input.firstDiffMs) }),
    exitCode: input.exitCode,
    targets,
    unmarked: input.result.unmarked.filter(({ test }) => !healed.has(test)),
    excluded: input.result.excluded,
    notices: [...input.notices, ...input.applied.notices],
    ...(input.applied.id !== undefined && { applyId: input.applied.id }),
    totals: {
      targets: marked.length,
      healed: marked.filter((target) => target.status === 'healed').length,
      applied: targets.filter((target) => target.patches.some((patch) => patch.applied)).length,
      durationMs,
    },
  };
}

function withApplied(target: TargetReport, applied: AppliedResult, root: string): TargetReport {
  const written = [...applied.written].find(([path]) => relativePath(path, root) === target.file)?.[1];
  if (written === undefined || target.label !== 'plausible') return target;
  const patches = target.patches.map((patch): PatchReport =>
    patch.rank === 1 ? { ...patch, applied: true, backup: written.backup } : patch,
  );
  return { ...target, patches };
}
