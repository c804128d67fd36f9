import { systemTimer } from '../node/system-timer.ts';
import type { Candidate } from '../model/candidate.ts';
import type { AnyFunction } from './any-function.ts';
import { askModel, modelOf } from './ask-model.ts';
import { callTest, type FunctionCall } from './call-test.ts';
import { compileVersion } from './compile-version.ts';
import { createHistory, type History } from './history.ts';
import { differsFromText } from './differs-from-text.ts';
import { evidenceOf } from './evidence-of.ts';
import { failureOf, judgeVersion, type JudgedVersion, type JudgeParts } from './judge-version.ts';
import { modelEnd, searchEnd, type RepairEnd } from './repair-end.ts';
import type { FunctionRepair } from './repair-outcome.ts';
import type { FunctionWorld } from './repair-world.ts';
import { realTimers } from './run-test.ts';
import { guardedVersion } from './run-version.ts';
import { searchFunction, type FunctionSearch } from './search-function.ts';
import { tellEnd } from './tell-end.ts';
import { watchUncaughtErrors, type UncaughtErrors } from './uncaught-errors.ts';

/** How many candidates of a search get the last word. */
const MOST_JUDGED = 50;

/** A version that is in use, and its text. */
export interface RepairedVersion {
  readonly repair: FunctionRepair<AnyFunction>;
  /** The module's text of the healed version; absent unless healed. */
  readonly source?: string;
}

/** One repair of a function: what fails, the search, the model. `call`: the call that has to succeed beside the tests. */
export async function repairFunction(
  world: FunctionWorld,
  fn: AnyFunction,
  call?: FunctionCall,
): Promise<RepairedVersion> {
  const uncaught = watchUncaughtErrors();
  try {
    const repaired = await repairWatched(world, fn, call, uncaught);
    tellEnd(world, repaired.repair);
    return repaired;
  } finally {
    uncaught.stop();
  }
}

async function repairWatched(
  world: FunctionWorld,
  fn: AnyFunction,
  failedCall: FunctionCall | undefined,
  uncaught: UncaughtErrors,
): Promise<RepairedVersion> {
  const { text, options, scope, clock, notify, signal } = world;
  const started = clock.now();
  const call = failedCall && { ...failedCall, test: callTest(text.name, failedCall, options.verify) };
  const tests = call === undefined ? world.tests : [call.test, ...world.tests];
  const bench = { clock, timers: realTimers(), uncaught, isPatient: true };
  const run = { text, scope, bench, timeoutMs: options.testTimeoutMs };
  const original = guardedVersion(text.target.source, run);
  const baseline = await original.run(tests);
  const failing = [...baseline.keys()].filter((index) => baseline[index]?.outcome !== 'passed');
  const failures = failing.map((index) => failureOf(tests[index] as never, baseline[index] as never));
  const history = createHistory();
  let search: FunctionSearch | undefined;
  const end = ({ status, reason, explanation }: RepairEnd, healed?: Healed): RepairedVersion => ({
    repair: {
      status,
      reason,
      explanation,
      fn: healed?.source === undefined ? fn : compileVersion(healed.source, { text, scope })(),
      ...(healed?.patch && { patch: { proposer: healed.proposer, ...healed.patch } }),
      failing: failures.map(({ test, message }) => ({ test, message: message.split('\n', 1)[0] ?? '' })),
      passing: tests.length - failing.length,
      attempts: history.attempts,
      ...(search && { search: searchReport(search) }),
      spending: world.ledger.run(),
      durationMs: clock.now() - started,
    },
    ...(healed?.source !== undefined && { source: healed.source }),
  });

  if (failing.length === 0 && call === undefined) return end(ALREADY_PASSING);
  notify({ type: 'target-started', target: text.name, failing: failing.length });
  if (failing.length === 0) {
    return end(notReproducible('the call comes through when it is made again with the text of the function'));
  }
  const difference = await differsFromText(fn, original, { tests, baseline, bench, timeoutMs: options.testTimeoutMs });
  if (difference !== undefined) return end(notReproducible(difference));

  const judging: JudgeParts = {
    ...run,
    tests,
    baseline,
    ...(options.verify && { verify: options.verify }),
    verifyTimeoutMs: options.verifyTimeoutMs,
    timer: systemTimer,
    ...(call && { call }),
  };
  if (options.search !== false) {
    search = await searchFunction({
      text,
      scope,
      tests,
      baseline,
      bench: { ...bench, isPatient: false },
      signal,
      notify,
      maxCandidates: options.maxCandidates,
      timeoutMs: options.timeoutMs,
      seed: options.seed,
      learn: options.model !== undefined,
    });
    const healed = await firstAccepted(search.candidates, judging, world, history);
    if (healed !== undefined) return end(healedBy(`the search, ${healed.by}`), healed);
  }
  if (signal.aborted) return end(INTERRUPTED);
  if (options.model === undefined) return end(searchEnd(search));

  const model = await modelOf(options.model);
  if ('kind' in model) return end(modelEnd({ stop: 'provider-error', failure: model }, 'the model'));
  const evidence = evidenceOf(world, { tests, failing, failures, search });
  const judged: JudgedVersion[] = [];
  const turns = await askModel({
    model,
    ledger: world.ledger,
    evidence,
    attempts: options.attempts,
    notify,
    clock,
    signal,
    timer: systemTimer,
    async judge({ edits, attempt }) {
      const version = await judgeVersion(edits, judging);
      judged[attempt] = version;
      return version.outcome;
    },
  });
  for (const attempt of turns.attempts)
    history.add({ proposer: 'model', by: model.name }, attempt.outcome, judged[attempt.attempt]?.patch);
  const best = turns.stop === 'healed' && turns.best ? judged[turns.best.attempt] : undefined;
  if (best === undefined) return end(modelEnd(turns, model.name));
  return end(healedBy(`${model.name}, proposal ${turns.attempts.length}`), { ...best, proposer: 'model' });
}

interface Healed extends JudgedVersion {
  readonly proposer: 'search' | 'model';
}

/** The best candidate that passes everything, over fresh instances. */
async function firstAccepted(
  candidates: readonly Candidate[],
  judging: JudgeParts,
  { notify, text, signal }: FunctionWorld,
  history: History,
): Promise<(Healed & { readonly by: string }) | undefined> {
  const of = Math.min(candidates.length, MOST_JUDGED);
  for (const [done, { edits, operator }] of candidates.slice(0, MOST_JUDGED).entries()) {
    if (signal.aborted) return undefined;
    notify({ type: 'proof-progress', target: text.name, done, of });
    const judged = await judgeVersion(edits, judging);
    history.add({ proposer: 'search', by: operator }, judged.outcome, judged.patch);
    if (judged.outcome.status === 'plausible') return { ...judged, proposer: 'search', by: operator };
  }
  return undefined;
}

function searchReport({
  stats,
  candidates,
  suspicious,
  faults,
  reason,
}: FunctionSearch): NonNullable<FunctionRepair<AnyFunction>['search']> {
  return {
    candidates: stats.candidates,
    plausible: candidates.length,
    suspicious,
    ...(faults !== undefined && { faults }),
    ...(reason !== undefined && { unsearchable: reason }),
  };
}

const ALREADY_PASSING: RepairEnd = {
  status: 'already-passing',
  reason: 'already-passing',
  explanation: 'every test passes',
};
const INTERRUPTED: RepairEnd = {
  status: 'not-healed',
  reason: 'interrupted',
  explanation: 'the signal ended the repair',
};

function notReproducible(explanation: string): RepairEnd {
  return { status: 'not-healed', reason: 'not-reproducible', explanation };
}

function healedBy(who: string): RepairEnd {
  return { status: 'healed', reason: 'healed', explanation: `healed by ${who}` };
}
