import { cpSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { HealReport, PatchReport, TargetReport } from '@testheal/core';

import type { BenchCase } from './bench-case.ts';
import type { PatchResult } from './case-result.ts';
import { writeComparison } from './comparison.ts';
import { type BenchRunner, runTestFile } from './runner-run.ts';

/** A healed case: its copy in the project is `files`; `workFolder` is around it. */
export interface HealedCase {
  readonly benchCase: BenchCase;
  readonly files: string;
  readonly workFolder: string;
}

/** A correct patch needs no longer than the tests did; one that hangs should not take the time of a healing. */
const LONGEST_JUDGING_MS = 60_000;

/** Puts each reported patch in place, and judges it by the hidden test and the inputs of the case. */
export async function judgePatches(
  report: HealReport,
  healed: HealedCase,
  runner: BenchRunner,
): Promise<Omit<PatchResult, 'diff'>[]> {
  const judge = { ...runner, timeoutMs: Math.min(runner.timeoutMs, LONGEST_JUDGING_MS) };
  const results: Omit<PatchResult, 'diff'>[] = [];
  for (const { target, patch } of patchesOf(report)) {
    writeFileSync(join(runner.root, target.file), patch.healedSource);
    const hidden = await byHiddenTest(healed, judge);
    const inputs = await byInputs(healed, judge);
    results.push({
      operator: patch.operator,
      label: patch.label,
      cost: patch.cost,
      hidden,
      inputs,
      correct: hidden === 'none' && inputs === 'none' ? null : hidden !== 'fails' && inputs !== 'differs',
    });
  }
  return results;
}

/** A case has one target, unless its tests carry markers of their own. */
export function patchesOf({ targets }: HealReport): { readonly target: TargetReport; readonly patch: PatchReport }[] {
  return targets.flatMap((target) => target.patches.map((patch) => ({ target, patch })));
}

async function byHiddenTest(
  { benchCase, files, workFolder }: HealedCase,
  runner: BenchRunner,
): Promise<PatchResult['hidden']> {
  const { hiddenTest, folder } = benchCase;
  if (hiddenTest === undefined) return 'none';
  const path = join(files, hiddenTest);
  mkdirSync(dirname(path), { recursive: true });
  cpSync(join(folder, hiddenTest), path, { dereference: true });
  return (await passes(path, workFolder, runner)) ? 'passes' : 'fails';
}

async function byInputs(
  { benchCase, files, workFolder }: HealedCase,
  runner: BenchRunner,
): Promise<PatchResult['inputs']> {
  const { inputs, fixed } = benchCase;
  if (inputs === undefined || fixed === undefined) return 'none';
  const path = writeComparison({ benchCase, fixed, inputs, files, into: join(workFolder, 'compare') });
  return (await passes(path, workFolder, runner)) ? 'same' : 'differs';
}

async function passes(path: string, workFolder: string, runner: BenchRunner): Promise<boolean> {
  const { run, results } = await runTestFile(runner, {
    path: realpathSync(path),
    resultsFile: join(workFolder, 'judge-results.json'),
  });
  return run.status === 'ended' && run.exitCode === 0 && (results?.numPassedTests ?? 0) > 0;
}
