import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { join, relative } from 'node:path';

import type { HealReport } from '@testheal/core';

import type { BenchCase } from './bench-case.ts';
import type { CaseResult, PatchResult } from './case-result.ts';
import { copyCase } from './copy-case.ts';
import { explainRun } from './explain-run.ts';
import { judgePatches, patchesOf } from './judge-patches.ts';
import { readCase } from './read-case.ts';
import { type BenchRunner, runTestFile } from './runner-run.ts';
import { NO_USAGE, sumUsage, usageOf } from './usage.ts';

/** Where a case lies, and an empty folder in the project for its copy. */
export interface CasePlace {
  readonly name: string;
  readonly folder: string;
  readonly workFolder: string;
  /** Of the search. */
  readonly seed: number;
}

/** Heals one case in a copy, then judges its patches. Whatever goes wrong is told in the result. */
export async function runCase(place: CasePlace, runner: BenchRunner): Promise<CaseResult> {
  try {
    const reading = readCase(place.folder);
    if (reading.status === 'read') return await healCase(place, reading.case, runner);
    return withoutReport(place, { reason: 'invalid-case', explanation: reading.problems.join('; ') });
  } catch (error) {
    return withoutReport(place, { reason: 'crashed', explanation: `could not be run: ${(error as Error).message}` });
  }
}

async function healCase(place: CasePlace, benchCase: BenchCase, runner: BenchRunner): Promise<CaseResult> {
  const files = join(place.workFolder, 'case');
  mkdirSync(files, { recursive: true });
  copyCase(benchCase, files);
  const reportFile = join(place.workFolder, 'report.json');
  const target = `${copyPath(runner, files)}/${benchCase.target}`;

  const started = performance.now();
  const healing = await runTestFile(runner, {
    path: realpathSync(join(files, benchCase.test)),
    resultsFile: join(place.workFolder, 'results.json'),
    healing: [
      ...runner.flags,
      `--heal-seed=${place.seed}`,
      '--heal',
      `--heal-target=${target}`,
      `--heal-report=${reportFile}`,
    ],
  });
  const durationMs = Math.round(performance.now() - started);
  const report = healing.run.status === 'ended' ? readReport(reportFile) : undefined;
  if (report === undefined || report.targets.length === 0) {
    const { reason, explanation } = explainRun(healing, runner.timeoutMs);
    const why = { reason, explanation: explanation.replaceAll(`${copyPath(runner, files)}/`, '') };
    return withoutReport(place, why, benchCase, durationMs);
  }
  const judged = await judgePatches(report, { benchCase, files, workFolder: place.workFolder }, runner);
  // The copy's place is another in each run.
  const patches = patchesOf(report).flatMap(({ patch }, index) => {
    const result = judged[index];
    if (result === undefined) return [];
    const { contrast, diff } = patch;
    const told = contrast === undefined ? result : { ...result, contrast };
    return [{ ...told, diff: diff.replaceAll(`${copyPath(runner, files)}/`, '') }];
  });
  const result = toResult(place, { report, patches, hasJudges: hasJudges(benchCase), durationMs });
  return { ...result, explanation: result.explanation.replaceAll(`${copyPath(runner, files)}/`, '') };
}

/** The copy's folder as reports name it. */
function copyPath({ root }: BenchRunner, files: string): string {
  return relative(root, files).replaceAll('\\', '/');
}

function toResult(
  { name, seed }: CasePlace,
  outcome: {
    readonly report: HealReport;
    readonly patches: readonly PatchResult[];
    readonly hasJudges: boolean;
    readonly durationMs: number;
  },
): CaseResult {
  const { report, patches, durationMs } = outcome;
  const { targets } = report;
  const healed = targets.every((target) => target.status === 'healed');
  // The one that tells most: what kept the case from being healed.
  const told = targets.find((target) => target.status !== 'healed') ?? targets[0];
  const first = targets.flatMap(({ search }) => search.firstPlausibleMs ?? []);
  const faults = targets.flatMap(({ search }) => search.faults ?? []);
  return {
    case: name,
    healed,
    reason: told?.reason ?? 'healed',
    explanation: told?.explanation ?? '',
    seed,
    firstPatchCorrect: outcome.hasJudges ? patches[0]?.correct === true : null,
    anyPatchCorrect: outcome.hasJudges ? patches.some((patch) => patch.correct === true) : null,
    patches,
    candidates: targets.reduce((sum, { search }) => sum + search.candidates, 0),
    firstPlausibleMs: first.length === 0 ? null : Math.round(Math.min(...first)),
    durationMs,
    firstPatchCost: patches[0]?.cost ?? null,
    plausible: targets.reduce((sum, { search }) => sum + search.plausible, 0),
    way: targets[0]?.search.way ?? null,
    ...(faults.length > 0 && { faults }),
    usage: sumUsage(targets.map(usageOf)),
  };
}

function hasJudges({ hiddenTest, inputs }: BenchCase): boolean {
  return hiddenTest !== undefined || inputs !== undefined;
}

/** A case that was not run: the bench has spent what it may. */
export function unpaidCase(place: CasePlace, spentUsd: number): CaseResult {
  const explanation = `not run: the cases before have cost ${spentUsd.toFixed(2)} USD (--max-usd)`;
  return withoutReport(place, { reason: 'budget', explanation });
}

function withoutReport(
  { name, seed }: CasePlace,
  why: { readonly reason: string; readonly explanation: string },
  benchCase?: BenchCase,
  durationMs = 0,
): CaseResult {
  const correct = benchCase !== undefined && !hasJudges(benchCase) ? null : false;
  return {
    case: name,
    healed: false,
    ...why,
    seed,
    firstPatchCorrect: correct,
    anyPatchCorrect: correct,
    patches: [],
    candidates: null,
    firstPlausibleMs: null,
    durationMs,
    firstPatchCost: null,
    plausible: null,
    way: null,
    usage: NO_USAGE,
  };
}

function readReport(file: string): HealReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HealReport;
  } catch {
    return undefined;
  }
}
