import type { RunOutcome, RunRequest } from '../../model/run.ts';
import type { HostConnection } from './host-connection.ts';
import type { HostPool } from './host-pool.ts';
import { leaveHost } from './leave-host.ts';
import { untilAborted } from '../until-aborted.ts';

/**
 * Hosts in which tests have run, of an oracle whose host is its own test worker. Those that candidates may have touched serve
 * the runs in a kept worker. One that has run the unchanged tests and nothing else is as good for a search as a new one, and
 * warm, while to start a new one takes most of a second of processor time. So is one whose only candidate has passed all tests
 * there: what is found in it has to be proved elsewhere.
 */
export interface UsedHosts {
  /** One piece of work that wants a kept worker; not to be called before the one before has ended. */
  work<Result>(
    request: Pick<RunRequest, 'overlay' | 'isBaseline' | 'usualMs'>,
    signal: AbortSignal,
    ask: (host: HostConnection) => Promise<Result>,
  ): Promise<Result>;
  /** Takes the idle host of a proof; lets it go unless all its tests have passed there, or when one waits already. */
  keepAfterProof(host: HostConnection, outcome: RunOutcome | undefined): void;
  /** Lets one go that waits, where another has to be started and enough live. */
  makeRoom(): void;
  /**
   * The pool, as searches see it: they are given the host of the unchanged tests, once they have run, or that of a proof. For tests
   * that are known to be slow they do not wait. While one of a proof waits, none is started ahead: each is some 60 MB.
   */
  readonly forProbes: HostPool;
}

/** What has run in a host so far. */
type History = 'unchanged-tests' | 'proof' | 'candidates';

/** To start a host and to run something in it for the first time takes about as long. */
const WORTH_A_HOST_MS = 1_000;

export function createUsedHosts(pool: HostPool): UsedHosts {
  const histories = new WeakMap<HostConnection, History>();
  const waiting: HostConnection[] = [];
  let testing: Promise<unknown> | undefined;

  function takeWaiting(history: History): HostConnection | undefined {
    const at = waiting.findIndex((host) => histories.get(host) === history);
    const [host] = at === -1 ? [] : waiting.splice(at, 1);
    if (host === undefined || pool.isUsable(host)) return host;
    void pool.letGo(host);
    return takeWaiting(history);
  }

  const hasProof = (): boolean => waiting.some((host) => histories.get(host) === 'proof');

  function giveBack(host: HostConnection): void {
    if (histories.has(host)) waiting.push(host);
    else pool.giveBack(host);
  }

  return {
    async work(request, signal, ask) {
      signal.throwIfAborted();
      const kept = takeWaiting('candidates');
      const proved = kept ?? takeWaiting('proof');
      const taking = proved ?? takeWaiting('unchanged-tests') ?? pool.take();
      const history: History = proved === undefined && isUnchanged(request) ? 'unchanged-tests' : 'candidates';
      const worked = inHost(Promise.resolve(taking), history);
      // A failure is told to who asked for the work.
      if (history === 'unchanged-tests' && (request.usualMs ?? 0) <= WORTH_A_HOST_MS)
        testing = worked.catch(() => undefined);
      return worked;

      async function inHost(taken: Promise<HostConnection>, afterwards: History): ReturnType<typeof ask> {
        const host = await untilAborted(signal, taken, giveBack);
        histories.set(host, afterwards);
        try {
          return await ask(host);
        } finally {
          if (host.isBusy()) await leaveHost(pool, host);
          else giveBack(host);
        }
      }
    },
    keepAfterProof(host, outcome) {
      if (hasProof() || !hasPassed(outcome)) {
        void leaveHost(pool, host);
        return;
      }
      histories.set(host, 'proof');
      giveBack(host);
    },
    makeRoom() {
      const idle = pool.isCrowded() ? waiting.shift() : undefined;
      if (idle !== undefined) void pool.letGo(idle);
    },
    forProbes: {
      ...pool,
      async take() {
        await testing;
        return takeWaiting('unchanged-tests') ?? takeWaiting('proof') ?? pool.take();
      },
      giveBack,
      prepare() {
        if (!hasProof()) pool.prepare();
      },
    },
  };
}

function isUnchanged({ overlay, isBaseline }: Pick<RunRequest, 'overlay' | 'isBaseline'>): boolean {
  return isBaseline === true && Object.keys(overlay).length === 0;
}

function hasPassed(outcome: RunOutcome | undefined): boolean {
  if (outcome?.status !== 'completed' || outcome.brokenFiles.length > 0 || outcome.results.length === 0) return false;
  return outcome.results.every(({ status }) => status !== 'failed');
}
