import type { TestFile } from '../../model/run.ts';
import type { AwaitedError, ProbeTask, ProbeTest } from '../../model/probe.ts';
import type { TypesTicket } from '../../model/types-request.ts';
import type { RepairTarget } from '../../model/target.ts';
import { testKey } from '../../model/test-id.ts';
import type { TestResult } from '../../model/test-result.ts';
import type { HealOptions } from '../../options/heal-options.ts';
import { AFTER_FIRST } from '../../model/after-first.ts';
import { targetTest } from '../../model/target-test.ts';
import { filesOf } from '../world/test-files.ts';

/** The probe works on one test file: the one with most failing tests of the target, then the fastest. */
export function probeTaskFor(input: {
  readonly target: RepairTarget;
  readonly failing: readonly TestResult[];
  readonly passing: readonly TestResult[];
  readonly overlay: Readonly<Record<string, string>>;
  /** By `testKey`: the errors that failing tests wait for. */
  readonly awaited: ReadonlyMap<string, readonly AwaitedError[]>;
  readonly options: HealOptions;
  /** As in `RepairWorld`. */
  readonly beyond?: { readonly maxCost: number } | undefined;
  readonly root: string;
  /** Absent: nobody can be asked. */
  readonly types?: TypesTicket | undefined;
}): ProbeTask {
  const file = probeFile(input.failing, input.passing, input.root);
  const inFile = (test: TestResult): boolean => sameFile(filesOf([test], input.root)[0], file);
  const targets = input.failing.filter(inFile).map((test): ProbeTest => {
    const awaited = input.awaited.get(testKey(test.id)) ?? [];
    return { ...targetTest(test.id, test.errors[0]), ...(awaited.length > 0 && { awaited }) };
  });
  const guards = input.passing.filter(inFile).map((test): ProbeTest => ({ id: test.id, role: 'guard' }));
  return {
    target: input.target,
    testFile: file.path,
    ...(file.project !== undefined && { project: file.project }),
    tests: [...targets, ...guards],
    overlay: input.overlay,
    limits: {
      maxCandidates: input.options.maxCandidates,
      timeoutMs: input.options.timeoutMs,
      ...AFTER_FIRST,
      ...(input.beyond !== undefined && { maxCost: input.beyond.maxCost }),
    },
    seed: input.options.seed,
    journal: {},
    announce: false,
    allowSockets: input.options.allowSockets,
    ...(input.options.llm !== false && input.beyond === undefined && { learn: true }),
    // What is called may send what no test would.
    ...(!input.options.allowSockets && { contrast: true }),
    ...(input.types !== undefined && 'answerFile' in input.types && { typesFile: input.types.answerFile }),
    ...(input.options.without !== undefined && { without: input.options.without }),
  };
}

function probeFile(failing: readonly TestResult[], passing: readonly TestResult[], root: string): TestFile {
  const weigh = (file: TestFile): { file: TestFile; failing: number; durationMs: number } => {
    const own = [...failing, ...passing].filter((test) => sameFile(filesOf([test], root)[0], file));
    const failingKeys = new Set(failing.map((test) => testKey(test.id)));
    return {
      file,
      failing: own.filter((test) => failingKeys.has(testKey(test.id))).length,
      durationMs: own.reduce((sum, test) => sum + test.durationMs, 0),
    };
  };
  const [best] = filesOf(failing, root)
    .map(weigh)
    .toSorted((a, b) => b.failing - a.failing || a.durationMs - b.durationMs);
  if (best === undefined) throw new TypeError('probeTaskFor: no failing test');
  return best.file;
}

function sameFile(a: TestFile | undefined, b: TestFile): boolean {
  return a?.path === b.path && a.project === b.project;
}
