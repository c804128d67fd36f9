import { cpSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import type { HealReport, PatchReport, TargetReport } from '@testheal/core';

import type { BenchCase } from './bench-case.ts';
import type { CaseResult, PatchResult } from './case-result.ts';
import { copyCase } from './copy-case.ts';
import { explainRun } from './explain-run.ts';
import { readCase } from './read-case.ts';
import { type BenchRunner, runTestFile } from './runner-run.ts';

/** Where a case lies, and an empty folder in the project for its copy. */
export interface CasePlace {
  readonly name: string;
  readonly folder: string;
  readonly workFolder: string;
}

/** Heals one case in a copy, then judges its patches by the hidden test. Whatever goes wrong is told in the result. */
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
    healing: [...runner.flags, '--heal', `--heal-target=${target}`, `--heal-report=${reportFile}`],
  });
  const durationMs = Math.round(performance.now() - started);
  const report = healing.run.status === 'ended' ? readReport(reportFile) : undefined;
  if (report === undefined || report.targets.length === 0) {
    const { reason, explanation } = explainRun(healing, runner.timeoutMs);
    const why = { reason, explanation: explanation.replaceAll(`${copyPath(runner, files)}/`, '') };
    return withoutReport(place, why, benchCase, durationMs);
  }
  const patches = await judgePatches(report, { ...place, benchCase, files }, runner);
  const result = toResult(place, { report, patches, benchCase, durationMs });
  return { ...result, explanation: result.explanation.replaceAll(`${copyPath(runner, files)}/`, '') };
}

/** The copy's folder as reports name it. */
function copyPath({ root }: BenchRunner, files: string): string {
  return relative(root, files).replaceAll('\\', '/');
}

/** Each reported patch in turn, until one passes. */
async function judgePatches(
  report: HealReport,
  { benchCase, files, workFolder }: CasePlace & { readonly benchCase: BenchCase; readonly files: string },
  runner: BenchRunner,
): Promise<PatchResult[]> {
  const results: PatchResult[] = [];
  let isFound = benchCase.hiddenTest === undefined;
  for (const { target, patch } of patchesOf(report)) {
    const passes = !isFound && (await passesHidden(target, patch));
    results.push({
      operator: patch.operator,
      label: patch.label,
      hidden: isFound ? 'not-run' : passes ? 'passes' : 'fails',
      // The copy's place is another in each run.
      diff: patch.diff.replaceAll(`${copyPath(runner, files)}/`, ''),
    });
    isFound ||= passes;
  }
  return results;

  async function passesHidden(target: TargetReport, patch: PatchReport): Promise<boolean> {
    const { hiddenTest = '', folder } = benchCase;
    const path = join(files, hiddenTest);
    mkdirSync(dirname(path), { recursive: true });
    cpSync(join(folder, hiddenTest), path, { dereference: true });
    writeFileSync(join(runner.root, target.file), patch.healedSource);
    const judged = await runTestFile(runner, {
      path: realpathSync(path),
      resultsFile: join(workFolder, 'hidden-results.json'),
    });
    const { run, results: found } = judged;
    return run.status === 'ended' && run.exitCode === 0 && (found?.numPassedTests ?? 0) > 0;
  }
}

/** A case has one target, unless its tests carry markers of their own. */
function patchesOf({ targets }: HealReport): { readonly target: TargetReport; readonly patch: PatchReport }[] {
  return targets.flatMap((target) => target.patches.map((patch) => ({ target, patch })));
}

function toResult(
  { name }: CasePlace,
  outcome: {
    readonly report: HealReport;
    readonly patches: readonly PatchResult[];
    readonly benchCase: BenchCase;
    readonly durationMs: number;
  },
): CaseResult {
  const { report, patches, benchCase, durationMs } = outcome;
  const { targets } = report;
  const healed = targets.every((target) => target.status === 'healed');
  // The one that tells most: what kept the case from being healed.
  const told = targets.find((target) => target.status !== 'healed') ?? targets[0];
  const first = targets.flatMap(({ search }) => search.firstPlausibleMs ?? []);
  const hasHidden = benchCase.hiddenTest !== undefined;
  return {
    case: name,
    healed,
    reason: told?.reason ?? 'healed',
    explanation: told?.explanation ?? '',
    firstPatchCorrect: hasHidden ? patches[0]?.hidden === 'passes' : null,
    anyPatchCorrect: hasHidden ? patches.some((patch) => patch.hidden === 'passes') : null,
    patches,
    candidates: targets.reduce((sum, { search }) => sum + search.candidates, 0),
    firstPlausibleMs: first.length === 0 ? null : Math.round(Math.min(...first)),
    durationMs,
  };
}

function withoutReport(
  { name }: CasePlace,
  why: { readonly reason: string; readonly explanation: string },
  benchCase?: BenchCase,
  durationMs = 0,
): CaseResult {
  const correct = benchCase !== undefined && benchCase.hiddenTest === undefined ? null : false;
  return {
    case: name,
    healed: false,
    ...why,
    firstPatchCorrect: correct,
    anyPatchCorrect: correct,
    patches: [],
    candidates: null,
    firstPlausibleMs: null,
    durationMs,
  };
}

function readReport(file: string): HealReport | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as HealReport;
  } catch {
    return undefined;
  }
}
