import type { ProbeWay } from '../model/probe.ts';
import type { Instantiate, ProbeSession } from '../ports/probe-driver.ts';
import type { Guard, GuardedTry } from './heal-global.ts';
import type { SessionKeeper } from './state/session-keeper.ts';
import type { SharedRecords } from './state/shared-records.ts';

/** Brings texts of the target module to the tests, in one of the ways. */
export interface Bench {
  readonly way: ProbeWay;
  /** Tests may build on what earlier ones have left behind, so they run as their file has them; elsewhere any order will do. */
  readonly inFileOrder: boolean;
  readonly session: () => ProbeSession;
  /** Makes `text` the target module; free when it is mounted already. Gives what refused it. */
  mount(text: string): Promise<Refusal | undefined>;
  /** Forgets what is mounted, and with it whatever tests have left behind. */
  reset(): Promise<void>;
  /** To be called before the tests of one candidate, or of the unchanged source, run. */
  startTry(): void;
  /** Puts back what outlives a test and was replaced, and tells whether that was so for the first time: as in `SessionKeeper`. */
  noteChanges(): boolean;
  /** Runs one test with candidate `k` of the mounted text. */
  run(test: number, k: number, limits: TryLimits): Promise<TryResult>;
  /**
   * Makes a new instance of the mounted text, with candidate `k`, that no test runs; whether it could be. Absent: only the runner
   * makes instances.
   */
  evaluate?(k: number, limits: TryLimits): Promise<boolean>;
}

/** Why a text did not become the target module. */
export interface Refusal {
  readonly reason: string;
  /** It ran out of steps or time while it was loaded. */
  readonly timedOut: boolean;
}

export interface TryLimits {
  readonly maxSteps: number;
  readonly maxMs: number;
  /** By how much of all there may be the heap may grow once steps are slow, 0 to 1. Absent: by anything. */
  readonly heapShare?: number;
}

export interface TryResult {
  /** `broken`: the module itself threw while it was evaluated. */
  readonly outcome: 'passed' | 'failed' | 'timeout' | 'broken';
  /** Of the error; absent when passed. As in `Try`, to be read before the next test runs. */
  readonly message?: string | undefined;
  readonly durationMs: number;
  readonly steps: number;
  readonly staleTicks: number;
  /** As in `Try`. */
  readonly assertions?: number;
  /** As in `Try`. */
  readonly stray?: true;
  /** Only with `timeout`: it was no lack of steps. */
  readonly hasStepsLeft?: true;
}

export interface BenchParts {
  readonly keeper: SessionKeeper;
  readonly guard: Guard;
  /** The unchanged source with ticks. */
  readonly baseText: string;
}

/** Every run has a module instance of its own; the test file stays loaded, and with it what its tests share. */
export async function inPlaceBench({ keeper, guard, baseText }: BenchParts, shared: SharedRecords): Promise<Bench> {
  const open = async (): Promise<ProbeSession> => {
    guard.heal.k = 0;
    guard.nextSession();
    shared.forget();
    guard.listenToEntries((count, read) => shared.enter(count, read));
    return await keeper.open(baseText);
  };
  let session = await open();
  let instantiate: Instantiate | undefined;
  const compiled = new Map<string, Instantiate>();
  const remember = (text: string, factory: Instantiate): void => {
    // Room for the base, a batch and a candidate of its own in the midst of it.
    const oldest = [...compiled.keys()].find((key) => key !== baseText);
    if (compiled.size >= 4 && oldest !== undefined) compiled.delete(oldest);
    compiled.set(text, factory);
  };

  return {
    way: 'in-place',
    inFileOrder: shared.when === 'each-try',
    startTry() {
      keeper.startTry();
      shared.startTry();
    },
    noteChanges: () => keeper.noteChanges(),
    session: () => session,
    async mount(text) {
      instantiate = compiled.get(text);
      if (instantiate !== undefined) return undefined;
      try {
        instantiate = await session.compile(text);
      } catch (error) {
        return { reason: messageOf(error), timedOut: false };
      }
      remember(text, instantiate);
      return undefined;
    },
    async reset() {
      compiled.clear();
      instantiate = undefined;
      session = await open();
    },
    async evaluate(k, limits) {
      guard.nextInstance();
      guard.heal.k = k;
      guard.begin(limits.maxSteps, limits.maxMs, limits.heapShare);
      const isEvaluated = await instantiate?.().then(
        () => true,
        () => false,
      );
      return guard.end().stopped === undefined && isEvaluated === true;
    },
    async run(test, k, limits) {
      shared.startTest();
      guard.nextInstance();
      guard.heal.k = k;
      guard.begin(limits.maxSteps, limits.maxMs, limits.heapShare);
      try {
        await instantiate?.();
      } catch (error) {
        const { steps, staleTicks, stopped } = guard.end();
        keeper.endTest();
        const ended = { message: messageOf(error), durationMs: 0, steps, staleTicks };
        return stopped ? { outcome: 'timeout', ...ended, ...stepsLeft(stopped) } : { outcome: 'broken', ...ended };
      }
      const result = await runNatively(session, { keeper, guard }, test, limits);
      // What goes on after a timeout is stale from here.
      if (result.outcome === 'timeout') guard.nextInstance();
      return result;
    },
  };
}

/** The test file is loaded anew for each text; the instance that the runner itself loaded is the current one. */
export function reloadBench(way: 'reload' | 'reload-each', { keeper, guard }: BenchParts): Bench {
  let session: ProbeSession | undefined;
  let mounted: string | undefined;
  const current = (): ProbeSession => {
    if (session === undefined) throw new Error('no text is mounted');
    return session;
  };
  return {
    way,
    inFileOrder: way === 'reload-each',
    startTry: () => keeper.startTry(),
    noteChanges: () => keeper.noteChanges(),
    session: current,
    async mount(text) {
      if (mounted === text) return undefined;
      mounted = undefined;
      guard.nextSession();
      guard.heal.k = 0;
      guard.begin(LOAD_LIMITS.maxSteps, LOAD_LIMITS.maxMs);
      try {
        session = await keeper.open(text);
      } catch (error) {
        return { reason: messageOf(error), timedOut: guard.end().stopped !== undefined };
      }
      guard.end();
      mounted = text;
      return undefined;
    },
    async reset() {
      session = mounted = undefined;
      await keeper.close();
    },
    async run(test, k, limits) {
      guard.heal.k = k;
      guard.begin(limits.maxSteps, limits.maxMs, limits.heapShare);
      const result = await runNatively(current(), { keeper, guard }, test, limits);
      if (result.outcome === 'timeout') {
        // What goes on after it is stale from here, and with it all that is loaded.
        guard.nextInstance();
        mounted = undefined;
      }
      return result;
    },
  };
}

/** For what runs while a module is evaluated by the runner itself. */
export const LOAD_LIMITS: TryLimits = { maxSteps: 20_000_000, maxMs: 5_000 };

async function runNatively(
  session: ProbeSession,
  { keeper, guard }: Pick<BenchParts, 'keeper' | 'guard'>,
  test: number,
  { maxMs }: TryLimits,
): Promise<TryResult> {
  const time = keeper.startTest(session);
  const tried = await session.run(test, maxMs, time?.hopeless);
  time?.end();
  keeper.endTest();
  const { steps, staleTicks, stopped } = guard.end();
  // A test may catch what the guard throws and pass: it has run out of its steps all the same.
  const verdict = stopped ? 'timeout' : tried.outcome;
  return {
    outcome: verdict,
    durationMs: tried.durationMs,
    steps,
    staleTicks,
    ...(tried.assertions !== undefined && { assertions: tried.assertions }),
    // Of candidates nobody reads it, and making it takes longer than many a test.
    get message() {
      return tried.message;
    },
    ...(tried.stray && !stopped && { stray: tried.stray }),
    ...(verdict === 'timeout' && stepsLeft(stopped)),
  };
}

function stepsLeft(stopped: GuardedTry['stopped']): Pick<TryResult, 'hasStepsLeft'> {
  return stopped === 'steps' ? {} : { hasStepsLeft: true };
}

export function messageOf(error: unknown): string {
  try {
    const message = (error as { message?: unknown } | null | undefined)?.message;
    return typeof message === 'string' ? message : String(error);
  } catch {
    // Anything can be thrown: also what cannot be printed.
    return 'an unprintable value was thrown';
  }
}
