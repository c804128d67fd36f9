import { RepairError } from '../model/errors.ts';
import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import type { VerifierAnswer, VerifyRequest } from '../model/patch-to-verify.ts';
import type { RunOutcome, RunRequest } from '../model/run.ts';
import type { Oracle } from '../ports/oracle.ts';
import { CAGE_STEPS } from './host-cage.ts';
import type { HostAnswer, HostConnection } from './host-connection.ts';
import { type HostPool, createHostPool } from './host-pool.ts';
import {
  type HostCall,
  readPath,
  readProbeMessage,
  readRunOutcome,
  readTestFiles,
  readVerifierAnswer,
} from './host-protocol.ts';
import { type ItemQueue, createItemQueue } from './item-queue.ts';
import { type HostStart, startHost } from './start-host.ts';
import { createTypeHost } from './type-host.ts';
import { untilAborted } from './until-aborted.ts';
import { untilTyped } from './until-typed.ts';

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

/** An oracle whose work is done by child processes that call `serveHost`. Dispose it: then no process is left. */
export function createHostOracle<Setup>(options: HostOracleOptions<Setup>): HostOracle {
  const { startTimeoutMs = 30_000, heartbeatMs = 3000, runAllowanceMs = 2000, lifetime } = options;
  const start = { ...options, startTimeoutMs };
  let step = 0;
  const makePool = (): HostPool => createHostPool(() => startHost(start, (CAGE_STEPS[step] ?? CAGE_STEPS[0]).opened));
  const kept = makePool();
  // Hosts that no candidate has touched: a kept one does when it starts a fresh worker for each run.
  const fresh = lifetime === 'run' ? makePool() : kept;
  const inTurn = createTurns();
  const types = createTypeHost({ env: options.env, cwd: options.cwd });
  let isWarm = false;

  async function askIdle(call: HostCall): Promise<unknown> {
    return inTurn(async () => {
      const host = await kept.take();
      const answer = await host.ask(call, { timeoutMs: startTimeoutMs });
      kept.giveBack(host);
      if (answer.status === 'answered') return answer.value;
      throw unavailable(call.method, answer);
    });
  }

  async function run(request: RunRequest, signal: AbortSignal): Promise<RunOutcome> {
    if (request.worker === 'kept' || lifetime === 'session') return inTurn(() => runIn(kept, request, signal));
    return runIn(fresh, request, signal);
  }

  async function runIn(pool: HostPool, request: RunRequest, signal: AbortSignal): Promise<RunOutcome> {
    signal.throwIfAborted();
    const host = await untilAborted(signal, pool.take(), (late) => pool.giveBack(late));
    const asked = host.ask({ method: 'run', args: [request] }, { timeoutMs: request.timeoutMs + runAllowanceMs });
    try {
      return toRunOutcome(await untilAborted(signal, asked), request);
    } finally {
      if (pool === kept && !host.isBusy()) pool.giveBack(host);
      else await leave(pool, host);
    }
  }

  async function verify(request: VerifyRequest, signal: AbortSignal): Promise<VerifierAnswer> {
    signal.throwIfAborted();
    const host = await untilAborted(signal, fresh.take(), (late) => fresh.giveBack(late));
    const asked = host.ask({ method: 'verify', args: [request] }, { timeoutMs: request.timeoutMs + LOAD_MS });
    let isClean = false;
    try {
      const answer = toVerifierAnswer(await untilAborted(signal, asked), request);
      // Nothing of a candidate has run there, unless what was asked still goes on.
      isClean = answer.accepted || answer.isLate !== true;
      return answer;
    } finally {
      if (isClean && !host.isBusy()) fresh.giveBack(host);
      else await leave(fresh, host);
    }
  }

  return {
    runner: options.runner,
    warmUp(file) {
      if (file !== undefined) types.warmUp(file);
      if (isWarm) return;
      isWarm = true;
      if (fresh === kept) return kept.prepareTwo();
      kept.prepare();
      fresh.prepareTwo();
    },
    run,
    verify: (request, signal) => (fresh === kept ? inTurn(() => verify(request, signal)) : verify(request, signal)),
    types: (target) => types.ask(target),
    probe(task, signal) {
      const messages = probe(task, signal, { pool: fresh, lifetime, startTimeoutMs, heartbeatMs });
      const { typesFile } = task;
      return typesFile === undefined ? messages : untilTyped(messages, () => types.taken(typesFile));
    },
    async widen() {
      const next = CAGE_STEPS[step + 1];
      if (next === undefined) return undefined;
      step++;
      kept.renew();
      if (fresh !== kept) fresh.renew();
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
      await Promise.all([kept, fresh, types].map((each) => each[Symbol.asyncDispose]()));
    },
  };
}

/** Ends a host. One that still works is killed, and that is waited for; an idle one says goodbye on its own time. */
async function leave(pool: HostPool, host: HostConnection): Promise<void> {
  const mustWait = host.isBusy();
  const left = pool.letGo(host);
  if (mustWait) await left;
}

/** What loading a heal.config may take on top of the time for its `verify`. */
const LOAD_MS = 5000;

function toVerifierAnswer(answer: HostAnswer, { timeoutMs }: VerifyRequest): VerifierAnswer {
  switch (answer.status) {
    case 'answered':
      return readVerifierAnswer(answer.value);
    case 'timeout':
      // It has been killed.
      return { accepted: false, reason: `\`verify\` did not answer within ${timeoutMs / 1000} s, nor let go` };
    case 'died':
      return { accepted: false, reason: `\`verify\` ended its process: ${answer.reason}` };
    default:
      throw unavailable('verify', answer);
  }
}

function toRunOutcome(answer: HostAnswer, request: RunRequest): RunOutcome {
  switch (answer.status) {
    case 'answered':
      return readRunOutcome(answer.value);
    case 'timeout':
      return { status: 'timeout', timeoutMs: request.timeoutMs };
    case 'died':
      return { status: 'crashed', reason: answer.reason };
    default:
      throw unavailable('run', answer);
  }
}

interface ProbeHosts {
  readonly pool: HostPool;
  readonly lifetime: HostOracleOptions<unknown>['lifetime'];
  readonly startTimeoutMs: number;
  readonly heartbeatMs: number;
}

async function* probe(task: ProbeTask, signal: AbortSignal, hosts: ProbeHosts): AsyncGenerator<ProbeMessage, void> {
  const { pool, lifetime } = hosts;
  signal.throwIfAborted();
  const host = await untilAborted(signal, pool.take(), (late) => pool.giveBack(late));
  const queue = createItemQueue<unknown>();
  const asked = host.ask({ method: 'probe', args: [task] }, { onItem: (item) => queue.push(item) });
  const answer = asked.finally(() => queue.end());
  let isDone = false;
  try {
    for await (const message of untilSilent(queue, signal, { ...hosts, timeoutMs: task.limits.timeoutMs })) {
      // The next run or probe finds a host that has started meanwhile; earlier it would take from the start of this one.
      if (lifetime === 'run') pool.prepare();
      isDone = message.type === 'done';
      yield message;
    }
    if (host.isBusy()) return;
    const end = await answer;
    if (end.status === 'refused') yield { type: 'failed', reason: end.message };
    if (end.status === 'broken') throw unavailable('probe', end);
  } finally {
    // The worker that its candidates ran in is about to end.
    if (isDone && lifetime === 'session') pool.giveBackAfter(host, answer);
    else await leave(pool, host);
  }
}

async function* untilSilent(
  queue: ItemQueue<unknown>,
  signal: AbortSignal,
  { startTimeoutMs, heartbeatMs, timeoutMs }: ProbeHosts & { readonly timeoutMs: number },
): AsyncGenerator<ProbeMessage, void> {
  // A search that has not begun by the end of its own time has no time left.
  let patienceMs = Math.min(startTimeoutMs, timeoutMs + heartbeatMs);
  for (;;) {
    const next = await untilAborted(signal, queue.next(patienceMs));
    if (next.status !== 'item') return;
    yield readProbeMessage(next.item);
    patienceMs = heartbeatMs;
  }
}

function unavailable(method: HostCall['method'], answer: Exclude<HostAnswer, { status: 'answered' }>): RepairError {
  if (answer.status === 'broken') return new RepairError('PROTOCOL_BROKEN', answer.message);
  return new RepairError(
    'ORACLE_UNAVAILABLE',
    `the process that runs your tests failed at \`${method}\`: ${whyFailed(answer)}`,
  );
}

function whyFailed(answer: Exclude<HostAnswer, { status: 'answered' | 'broken' }>): string {
  if (answer.status === 'timeout') return 'it did not answer in time';
  return answer.status === 'died' ? answer.reason : answer.message;
}

/** One piece of work at a time, in the order of the calls. */
function createTurns(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    last = turn.catch(() => undefined);
    return turn;
  };
}
