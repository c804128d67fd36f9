import type { Clock } from '../ports/clock.ts';
import type { Heap } from '../ports/heap.ts';

/** What instrumented code finds as `globalThis.__heal`. Its members are called from the tests' realm. */
export interface HealGlobal {
  /** The candidate that runs; 0 for the unchanged source. */
  k: number;
  /** The module instance that is current. Instrumented code keeps the number it found when it was evaluated. */
  instance: number;
  /** Called at each function entry and loop round of the target module. Throws to stop the test. */
  tick(instance: number): void;
  /** Called at each loop round of other modules, where they are bounded. Throws to stop the test. */
  round(): void;
  /** Called at the entry of a function, in the texts that report it, with a reader of what it was handed by position. */
  enter(count: number, read: (position: number) => unknown): void;
  /** Called before a recorded site runs, with a reader of its names by position. */
  before(site: number, read: (name: number) => unknown): unknown;
  /** Called with what `before` gave and the site's value; returns the value. */
  value(hit: unknown, value: unknown): unknown;
  /**
   * Called with an exported function, and how many arguments it can see, when the module is evaluated; returns what takes its
   * place.
   */
  watch(name: string, mostArguments: number, exported: ExportedFunction): unknown;
}

export type ExportedFunction = (...args: unknown[]) => unknown;

/** What listens to recorded sites. */
export interface SiteListener {
  before(site: number, read: (name: number) => unknown): unknown;
  value(hit: unknown, value: unknown): void;
}

export type EntryListener = HealGlobal['enter'];

/** Meets the exported functions of each new instance; what it returns takes their place. */
export type ExportWatcher = HealGlobal['watch'];

/** The engine's side of the guard: starts and ends what is measured. */
export interface Guard {
  readonly heal: HealGlobal;
  /** Starts to count one try of at most `maxSteps` steps and `maxMs` milliseconds; `heapShare` is that of `TryLimits`. */
  begin(maxSteps: number, maxMs: number, heapShare?: number): void;
  end(): GuardedTry;
  /** Makes a new number for the next module instance; code of all others is stale from now on. */
  nextInstance(): void;
  /** The same where everything is loaded anew. What is left of before is stopped, but tells nothing of the tests. */
  nextSession(): void;
  listen(listener: SiteListener | undefined): void;
  listenToEntries(listener: EntryListener | undefined): void;
  watchExports(watcher: ExportWatcher | undefined): void;
}

export interface GuardedTry {
  readonly steps: number;
  /** Absent when no limit was hit. */
  readonly stopped?: 'steps' | 'time' | 'heap';
  /** How often code of another instance of the same session ran. */
  readonly staleTicks: number;
}

const STOPPED = 'heal: this candidate ran out of its steps or time';
const STALE = 'heal: code of a module instance that was replaced';

/** Whether it was thrown to stop code: where nobody catches it, it says nothing of the try that runs by then. */
export function isGuardError(error: unknown): boolean {
  return error instanceof RangeError && (error.message === STOPPED || error.message === STALE);
}

/** Fits the small integers of V8: as a floating number each step would allocate. */
const UNLIMITED = 1_000_000_000;

/** To ask the clock takes longer than most steps do. */
const AT_EACH_FOURTH = 3;
/** Once four steps have taken that long it is asked at each: a text that doubles in each round has no time for four more. */
const SLOW_MS = 1;
const AT_EACH = 0;

/** What a try may take on a machine whose processors others have: as much processor time, and below the silence that counts as the death of a worker. */
const LONGEST_SHARED_MS = 2_400;
const MOST_TIMES = 4;
/** For so long the processor time at the beginning of a try may be that of one before: to ask for it takes as long as many a try. */
const RECENT_MS = 5;

/** Without `heap` nothing is asked of it. */
export function createGuard(clock: Clock, heap?: Heap): Guard {
  let left = UNLIMITED;
  let allowed = UNLIMITED;
  let deadline = Infinity;
  /** Processor time that the try may have used by its end, and when it ends although it has not. */
  let enough = 0;
  let lastDeadline = Infinity;
  let worked = { ms: 0, askedAt: -Infinity };
  let stopped: GuardedTry['stopped'];
  /** Bytes by which the heap may grow from the first slow steps on, and those in use then. */
  let growth = Infinity;
  let usedAtFirst: number | undefined;
  /** The clock is asked at steps that have none of these bits in `left`. */
  let looks = AT_EACH_FOURTH;
  let askedAt = 0;
  let staleTicks = 0;
  let firstOfSession = 0;
  let listener: SiteListener | undefined;
  let entryListener: EntryListener | undefined;
  let watcher: ExportWatcher | undefined;

  /** Negative for good: code that catches the error meets it again at its next step. */
  const stop = (by: NonNullable<GuardedTry['stopped']>): never => {
    stopped ??= by;
    left = -1;
    throw new RangeError(STOPPED);
  };
  const stale = (instance: number): never => {
    if (instance >= firstOfSession) staleTicks++;
    throw new RangeError(STALE);
  };
  const workedAbout = (now: number): number => {
    if (now - worked.askedAt > RECENT_MS) worked = { ms: clock.worked?.() ?? 0, askedAt: now };
    return worked.ms;
  };
  const extend = (now: number): void => {
    const lacking = clock.worked === undefined ? 0 : enough - clock.worked();
    if (lacking < 1 || now > lastDeadline) stop('time');
    deadline = Math.min(now + lacking, lastDeadline);
  };
  const look = (): void => {
    const now = clock.now();
    if (now > deadline) extend(now);
    if (now - askedAt > SLOW_MS) {
      looks = AT_EACH;
      if (hasFilledHeap()) stop('heap');
    }
    askedAt = now;
  };
  const hasFilledHeap = (): boolean => {
    if (heap === undefined || growth === Infinity) return false;
    const used = heap.used();
    usedAtFirst ??= used;
    return used - usedAtFirst > growth;
  };
  const step = (): void => {
    if (--left < 0) stop('steps');
    if ((left & looks) === 0) look();
  };
  const heal: HealGlobal = {
    k: 0,
    instance: 0,
    tick(instance) {
      if (instance !== heal.instance) stale(instance);
      step();
    },
    round: step,
    enter: (count, read) => entryListener?.(count, read),
    before: (site, read) => listener?.before(site, read),
    value(hit, value) {
      if (hit !== undefined) listener?.value(hit, value);
      return value;
    },
    watch: (name, most, exported) => (watcher === undefined ? exported : watcher(name, most, exported)),
  };

  return {
    heal,
    begin(maxSteps, maxMs, heapShare = Infinity) {
      allowed = left = Math.min(Math.ceil(maxSteps), UNLIMITED);
      askedAt = clock.now();
      deadline = askedAt + maxMs;
      enough = workedAbout(askedAt) + maxMs;
      lastDeadline = Math.max(deadline, askedAt + Math.min(MOST_TIMES * maxMs, LONGEST_SHARED_MS));
      growth = heap === undefined ? Infinity : heapShare * heap.limit;
      usedAtFirst = undefined;
      looks = AT_EACH_FOURTH;
      stopped = undefined;
      staleTicks = 0;
    },
    end() {
      const steps = left < 0 ? allowed : allowed - left;
      const result = { steps, staleTicks, ...(stopped && { stopped }) };
      left = allowed = UNLIMITED;
      deadline = Infinity;
      return result;
    },
    nextInstance() {
      heal.instance++;
    },
    nextSession() {
      firstOfSession = ++heal.instance;
    },
    listen(next) {
      listener = next;
    },
    listenToEntries(next) {
      entryListener = next;
    },
    watchExports(next) {
      watcher = next;
    },
  };
}
