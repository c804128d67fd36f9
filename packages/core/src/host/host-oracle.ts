import type { VerifierAnswer, VerifyRequest } from '../model/patch-to-verify.ts';
import type { RunOutcome, RunRequest } from '../model/run.ts';
import type { Oracle } from '../ports/oracle.ts';
import { toRunOutcome, toVerifierAnswer, unavailable } from './protocol/host-answers.ts';
import { CAGE_STEPS } from './processes/host-cage.ts';
import { createHostPool } from './processes/host-pool.ts';
import type { HostConnection } from './processes/host-connection.ts';
import { type HostCall, readPath, readTestFiles } from './protocol/host-protocol.ts';
import { createTurns } from './in-turn.ts';
import { leaveHost } from './processes/leave-host.ts';
import { probeInHost } from './probe-in-host.ts';
import { type HostStart, startHost } from './processes/start-host.ts';
import { createTypeHost } from './types/type-host.ts';
import { untilAborted } from './until-aborted.ts';
import { untilTyped } from './types/until-typed.ts';
import { createUsedHosts, type UsedHosts } from './processes/used-hosts.ts';
import { createUsualErrors } from './usual-errors.ts';

export interface HostOracleOptions<Setup> extends Omit<HostStart<Setup>, 'startTimeoutMs'> {
  readonly runner: Oracle['runner'];
  /**
   * `session`: one host serves all runs, one after the other, because it starts a fresh worker for each. `run`: each run
   * that asks for a fresh worker gets a host of its own, which no candidate has touched; the others share one.
   */
  readonly lifetime: 'session' | 'run';
  /** How long a host may take until it is ready, and a probe until its first message. @default 30000 */
  readonly startTimeoutMs?: number;
  /** Silence after which a probe's host is killed. @default 3000 */
  readonly heartbeatMs?: number;
  /** What a run may take on top of its own limit, to start its worker. @default 2000 */
  readonly runAllowanceMs?: number;
  /** Known better in the main process than in the host; absent: the host is asked. */
  readonly relatedTestFiles?: Oracle['relatedTestFiles'];
  readonly resolveImport?: Oracle['resolveImport'];
}

export interface HostOracle extends Oracle {
  /**
   * Starts a host ahead of the first call, and the asking for types when `file`, the test that failed, is one of TypeScript. A
   * failure to start is told by that call.
   */
  warmUp(file?: string): void;
}

/** What loading a heal.config may take on top of the time for its `verify`. */
const LOAD_MS = 5000;

const NEVER = new AbortController().signal;

/** An oracle whose work is done by child processes that call `serveHost`. Dispose it: then no process is left. */
export function createHostOracle<Setup>(options: HostOracleOptions<Setup>): HostOracle {
  const { startTimeoutMs = 30_000, heartbeatMs = 3000, runAllowanceMs = 2000, lifetime } = options;
  const start = { ...options, startTimeoutMs };
  let step = 0;
  const pool = createHostPool(() => startHost(start, (CAGE_STEPS[step] ?? CAGE_STEPS[0]).opened));
  // A host that starts a fresh worker for each run is as good as new after it.
  const used = lifetime === 'run' ? createUsedHosts(pool) : undefined;
  const inTurn = createTurns();
  const types = createTypeHost({ env: options.env, cwd: options.cwd });
  const usual = createUsualErrors();
  let isWarm = false;
  let proofs = 0;

  async function askIdle(call: HostCall): Promise<unknown> {
    const answer = await inTurn(() =>
      inKept({ overlay: {} }, NEVER, (host) => host.ask(call, { timeoutMs: startTimeoutMs })),
    );
    if (answer.status === 'answered') return answer.value;
    throw unavailable(call.method, answer);
  }

  async function run(request: RunRequest, signal: AbortSignal): Promise<RunOutcome> {
    const ask = (host: HostConnection): Promise<RunOutcome> => askToRun(host, request, signal);
    if (used === undefined || request.worker === 'kept') return inTurn(() => inKept(request, signal, ask));
    proofs++;
    used.makeRoom();
    try {
      return await inPool(signal, ask, (host, outcome) => used.keepAfterProof(host, outcome));
    } finally {
      proofs--;
    }
  }

  const inKept: UsedHosts['work'] = (request, signal, ask) =>
    used === undefined ? inPool(signal, ask, (host) => pool.giveBack(host)) : used.work(request, signal, ask);

  /** `keep`: takes an idle host afterwards, with its answer unless that has failed. */
  async function inPool<Result>(
    signal: AbortSignal,
    ask: (host: HostConnection) => Promise<Result>,
    keep: (host: HostConnection, result?: Result) => void,
  ): Promise<Result> {
    signal.throwIfAborted();
    const host = await untilAborted(signal, pool.take(), (late) => pool.giveBack(late));
    let result: Result | undefined;
    try {
      result = await ask(host);
      return result;
    } finally {
      if (host.isBusy()) await leaveHost(pool, host);
      else keep(host, result);
    }
  }

  async function askToRun(host: HostConnection, request: RunRequest, signal: AbortSignal): Promise<RunOutcome> {
    const asked = host.ask(
      { method: 'run', args: [usual.with(request)] },
      { timeoutMs: request.timeoutMs + runAllowanceMs },
    );
    return usual.from(toRunOutcome(await untilAborted(signal, asked), request));
  }

  async function verify(request: VerifyRequest, signal: AbortSignal): Promise<VerifierAnswer> {
    signal.throwIfAborted();
    const host = await untilAborted(signal, pool.take(), (late) => pool.giveBack(late));
    const asked = host.ask({ method: 'verify', args: [request] }, { timeoutMs: request.timeoutMs + LOAD_MS });
    let isClean = false;
    try {
      const answer = toVerifierAnswer(await untilAborted(signal, asked), request);
      // Nothing of a candidate has run there, unless what was asked still goes on.
      isClean = answer.accepted || answer.isLate !== true;
      return answer;
    } finally {
      if (isClean && !host.isBusy()) pool.giveBack(host);
      else await leaveHost(pool, host);
    }
  }

  return {
    runner: options.runner,
    warmUp(file) {
      if (file !== undefined) types.warmUp(file);
      if (isWarm) return;
      isWarm = true;
      // One for the unchanged tests and the search, and one for the first proof.
      pool.prepareTwo();
    },
    run,
    verify: (request, signal) => (used === undefined ? inTurn(() => verify(request, signal)) : verify(request, signal)),
    types: (target) => types.ask(target),
    reviewTypes: (module) => types.review(module),
    probe(task, signal) {
      const messages = probeInHost(usual.with(task), signal, {
        pool: used?.forProbes ?? pool,
        isProving: () => proofs > 0,
        lifetime,
        startTimeoutMs,
        heartbeatMs,
      });
      const { typesFile } = task;
      return typesFile === undefined ? messages : untilTyped(messages, () => types.taken(typesFile));
    },
    async widen() {
      const next = CAGE_STEPS[step + 1];
      if (next === undefined) return undefined;
      step++;
      pool.renew();
      return next.says;
    },
    relatedTestFiles:
      options.relatedTestFiles ??
      (async (file) => readTestFiles(await askIdle({ method: 'relatedTestFiles', args: [file] }))),
    resolveImport:
      options.resolveImport ??
      (async (specifier, importer, project) =>
        readPath(await askIdle({ method: 'resolveImport', args: [specifier, importer, project ?? null] }))),
    async [Symbol.asyncDispose]() {
      await Promise.all([pool, types].map((each) => each[Symbol.asyncDispose]()));
    },
  };
}
