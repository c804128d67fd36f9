import { RepairError } from '../../model/errors.ts';
import type { HostAnswer, HostConnection } from './host-connection.ts';
import type { StartingHost } from './start-host.ts';

/** How long a host may take to end in good order. */
const STOP_GRACE_MS = 1000;

/** The host processes of one oracle: a few are kept waiting; none outlives the pool. */
export interface HostPool extends AsyncDisposable {
  /** Starts a host that waits, unless there is one, or enough live. Failing to start is told by the `take` that gets it. */
  prepare(): void;
  /** Starts hosts one after the other until two live, whether they wait or have been taken. */
  prepareTwo(): void;
  /** A host that is ready. The caller gives it back, or lets it go. @throws RepairError `ORACLE_UNAVAILABLE` */
  take(): Promise<HostConnection>;
  /** Whether none waits and enough live: the next `take` would start one more. */
  isCrowded(): boolean;
  /** Makes a host wait again; lets it go when it has died, or when enough wait already. */
  giveBack(host: HostConnection): void;
  /** The same as soon as the host has given `answer`, its last; when that does not come, it is let go. */
  giveBackAfter(host: HostConnection, answer: Promise<HostAnswer>): void;
  /** Whether it may still be given out: it lives, and was started after the last `renew`. */
  isUsable(host: HostConnection): boolean;
  /** From now on no host is given out that was started before. */
  renew(): void;
  /** Ends a host: in good order when it is idle, at once when it still works. Settles when nothing is left of it. */
  letGo(host: HostConnection): Promise<void>;
}

/** A search takes a host with it for good, and the runs beside it need one as well. */
const MAX_WAITING = 2;

/** So many live when none is started ahead any more: each is some 60 MB before it does anything, and there are two cores. */
const ENOUGH_LIVING = 3;

export function createHostPool(start: () => StartingHost): HostPool {
  /** With the generation in which each was started. */
  const living = new Map<HostConnection, number>();
  let generation = 0;
  let waiting: Promise<HostConnection>[] = [];
  let disposed = false;

  function launch(): Promise<HostConnection> {
    if (disposed) return Promise.reject(new RepairError('ORACLE_UNAVAILABLE', 'this oracle has been disposed'));
    const { connection, ready } = start();
    living.set(connection, generation);
    ready.catch(() => living.delete(connection));
    return ready;
  }

  const isUsable = (host: HostConnection): boolean => host.isAlive() && living.get(host) === generation;

  async function take(): Promise<HostConnection> {
    const taken = waiting.shift();
    if (taken === undefined) return launch();
    const host = await taken;
    if (isUsable(host)) return host;
    void letGo(host);
    return take();
  }

  async function letGo(host: HostConnection): Promise<void> {
    if (host.isBusy()) await host.kill();
    else await host.stop(STOP_GRACE_MS);
    living.delete(host);
  }

  function prepare(count: number): void {
    if (disposed || waiting.length >= count || living.size >= ENOUGH_LIVING) return;
    const host = launch();
    host.catch(() => undefined);
    waiting.push(host);
  }

  function giveBack(host: HostConnection): void {
    if (!disposed && waiting.length < MAX_WAITING && isUsable(host)) waiting.unshift(Promise.resolve(host));
    else void letGo(host);
  }

  return {
    prepare: () => prepare(1),
    prepareTwo() {
      prepare(1);
      // At once they would keep each other, and the end of the user's run, waiting. Who took one meanwhile and found none waiting
      // has started the second.
      waiting[0]?.then(
        () => living.size < 2 && prepare(MAX_WAITING),
        () => undefined,
      );
    },
    take,
    isCrowded: () => waiting.length === 0 && living.size >= ENOUGH_LIVING,
    giveBack,
    isUsable,
    giveBackAfter(host, answer) {
      const timer = setTimeout(() => void host.kill(), STOP_GRACE_MS);
      const idle = answer.then(() => {
        clearTimeout(timer);
        return host;
      });
      // Asked for before it is idle, it is worth waiting for: starting another takes longer.
      if (!disposed && waiting.length < MAX_WAITING) waiting.push(idle);
      else void idle.then(letGo);
    },
    renew() {
      generation++;
      // It may still be starting; when it cannot, it has ended already.
      for (const host of waiting) host.then(letGo, () => undefined);
      waiting = [];
    },
    letGo,
    async [Symbol.asyncDispose]() {
      disposed = true;
      waiting = [];
      await Promise.all([...living.keys()].map(letGo));
    },
  };
}
