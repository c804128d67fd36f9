import type { ProbeMessage, ProbeTask } from '../model/probe.ts';
import { unavailable } from './protocol/host-answers.ts';
import type { HostPool } from './processes/host-pool.ts';
import { readProbeMessage } from './protocol/host-protocol.ts';
import { createItemQueue, type ItemQueue } from './item-queue.ts';
import { leaveHost } from './processes/leave-host.ts';
import { untilAborted } from './until-aborted.ts';

export interface ProbeHosts {
  readonly pool: HostPool;
  /** Whether a fresh run goes on. */
  readonly isProving: () => boolean;
  readonly lifetime: 'session' | 'run';
  readonly startTimeoutMs: number;
  readonly heartbeatMs: number;
}

/** One probe in a host of the pool: what it tells, until it is done, falls silent or dies. */
export async function* probeInHost(
  task: ProbeTask,
  signal: AbortSignal,
  hosts: ProbeHosts,
): AsyncGenerator<ProbeMessage, void> {
  const { pool, lifetime, isProving } = hosts;
  signal.throwIfAborted();
  const host = await untilAborted(signal, pool.take(), (late) => pool.giveBack(late));
  const queue = createItemQueue<unknown>();
  const asked = host.ask({ method: 'probe', args: [task] }, { onItem: (item) => queue.push(item) });
  const answer = asked.finally(() => queue.end());
  let isDone = false;
  try {
    for await (const message of untilSilent(queue, signal, { ...hosts, task })) {
      // The next run or probe finds a host that has started meanwhile; earlier it would take from the start of this one, and
      // beside a proof from that: search and proof have the two cores of a small machine.
      if (lifetime === 'run' && !isProving()) pool.prepare();
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
    else await leaveHost(pool, host);
  }
}

async function* untilSilent(
  queue: ItemQueue<unknown>,
  signal: AbortSignal,
  { startTimeoutMs, heartbeatMs, task: { limits, patience = 1 } }: ProbeHosts & { readonly task: ProbeTask },
): AsyncGenerator<ProbeMessage, void> {
  // A search that has not begun by the end of its own time has no time left.
  let patienceMs = Math.min(startTimeoutMs, limits.timeoutMs + heartbeatMs);
  for (;;) {
    const next = await untilAborted(signal, queue.next(patienceMs));
    if (next.status !== 'item') return;
    yield readProbeMessage(next.item);
    patienceMs = patience * heartbeatMs;
  }
}
