import {
  testKey,
  type Oracle,
  type ProbeMessage,
  type ProbeTask,
  type RunOutcome,
  type RunRequest,
  type VerifierAnswer,
  type VerifyRequest,
} from '@testheal/core';
import { deferred } from './deferred.ts';
import { executeRun } from './execute-run.ts';
import { resolveIn, testFilesIn, type MemoryProject } from './memory-project.ts';
import { createTransform, type Transform } from './module-loader.ts';
import { reachableIn } from './reachable.ts';

export interface ScriptedOracleOptions {
  readonly project: MemoryProject;
  /**
   * Answers a run in the executor's place; `undefined` leaves it to the executor. `nth` counts runs from 0, `opened` how
   * often the cage was widened.
   */
  readonly answer?: (
    request: RunRequest,
    state: { readonly nth: number; readonly opened: number },
  ) => RunOutcome | undefined;
  /** Answers for the user's `verify`. @default it accepts */
  readonly verify?: (request: VerifyRequest) => VerifierAnswer;
  /** What `widen` says, step by step. @default none */
  readonly openings?: readonly string[];
  /** As in `Oracle.runner`. @default this version was tried */
  readonly tried?: string;
  /** The probe. @default one that finds nothing */
  readonly probe?: (task: ProbeTask) => Iterable<ProbeMessage> | AsyncIterable<ProbeMessage>;
}

export type ScriptedCall =
  | { readonly method: 'run'; readonly request: RunRequest }
  | { readonly method: 'probe'; readonly task: ProbeTask }
  | { readonly method: 'verify'; readonly request: VerifyRequest }
  | { readonly method: 'widen' }
  | { readonly method: 'dispose' };

export interface ScriptedOracle extends Oracle {
  /** What was asked of it, in order. */
  readonly calls: readonly ScriptedCall[];
}

/** An oracle without a test runner: really runs small projects that live in memory, or answers as it is told. */
export function scriptedOracle(options: ScriptedOracleOptions): ScriptedOracle {
  const { project, openings = [] } = options;
  const calls: ScriptedCall[] = [];
  const toCommonJs = createTransform();
  const count = (method: ScriptedCall['method']): number => calls.filter((call) => call.method === method).length;

  return {
    calls,
    runner: { name: 'scripted', version: '1.0.0', ...(options.tried !== undefined && { tried: options.tried }) },
    async run(request, signal) {
      signal.throwIfAborted();
      const state = { nth: count('run'), opened: Math.min(count('widen'), openings.length) };
      calls.push({ method: 'run', request });
      return options.answer?.(request, state) ?? untilAborted(signal, execute(project, request, toCommonJs));
    },
    async *probe(task, signal) {
      signal.throwIfAborted();
      calls.push({ method: 'probe', task });
      yield* options.probe?.(task) ?? findsNothing();
    },
    async verify(request, signal) {
      signal.throwIfAborted();
      calls.push({ method: 'verify', request });
      return options.verify?.(request) ?? { accepted: true };
    },
    async widen() {
      const opening = openings[count('widen')];
      calls.push({ method: 'widen' });
      return opening;
    },
    async relatedTestFiles(file) {
      return testFilesIn(project).flatMap((test) => (reachableIn(project, test).has(file) ? [{ path: test }] : []));
    },
    async resolveImport(specifier, importer) {
      return resolveIn(project, specifier, importer);
    },
    async [Symbol.asyncDispose]() {
      calls.push({ method: 'dispose' });
    },
  };
}

async function execute(project: MemoryProject, request: RunRequest, toCommonJs: Transform): Promise<RunOutcome> {
  const wanted = request.only && new Set(request.only.map(testKey));
  return executeRun(project, {
    files: request.files.map((file) => file.path),
    isWanted: (id) => wanted?.has(testKey(id)) ?? true,
    overlay: request.overlay,
    timeoutMs: request.timeoutMs,
    toCommonJs,
  });
}

function findsNothing(): ProbeMessage[] {
  const stats = { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 };
  return [
    { type: 'calibrated', way: 'in-place', leftOut: [] },
    { type: 'done', end: 'exhausted', stats },
  ];
}

async function untilAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = deferred<never>();
  const stop = (): void => aborted.reject(signal.reason);
  signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, aborted.promise]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}
