import { isRepairError } from '../../model/errors.ts';
import type { HostProcess } from '../../node/host-process.ts';
import { describeExit } from './describe-exit.ts';
import { type HostCall, type HostMessage, type HostRequest, readHostMessage } from '../protocol/host-protocol.ts';

/** What came of a request. `refused`: the handler rejected; `died`: the process ended first. */
export type HostAnswer =
  | { readonly status: 'answered'; readonly value: unknown }
  | { readonly status: 'refused'; readonly message: string }
  | { readonly status: 'died'; readonly reason: string }
  | { readonly status: 'timeout' }
  | { readonly status: 'broken'; readonly message: string };

export interface AskOptions {
  /** The process is killed when it has not answered by then; absent: it may take as long as it likes. */
  readonly timeoutMs?: number;
  /** Called for each message of a streaming method. */
  readonly onItem?: (item: unknown) => void;
}

/** Requests and answers over the channel of one host process. */
export interface HostConnection {
  isAlive(): boolean;
  isBusy(): boolean;
  /** Never rejects. */
  ask(call: HostCall, options?: AskOptions): Promise<HostAnswer>;
  /** Asks the process to end; kills it when it has not ended after `graceMs`. Settles when it has ended. */
  stop(graceMs: number): Promise<void>;
  /** Settles when nothing is left of it. */
  kill(): Promise<void>;
}

interface Waiting {
  readonly settle: (answer: HostAnswer) => void;
  readonly onItem: ((item: unknown) => void) | undefined;
}

export function connectHost(host: HostProcess): HostConnection {
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  let alive = true;
  let fatal: string | undefined;

  const settleAll = (answer: HostAnswer): void => {
    for (const { settle } of waiting.values()) settle(answer);
  };
  const exited = host.exited.then((exit) => {
    alive = false;
    settleAll({ status: 'died', reason: fatal ?? describeExit(exit, host.errorOutput()) });
  });
  host.onMessage((raw) => {
    const message = readOrBreak(raw, (text) => {
      alive = false;
      settleAll({ status: 'broken', message: text });
      void host.kill();
    });
    if (message?.kind === 'fatal') fatal = message.message;
    else if (message !== undefined) deliver(message, waiting.get(message.id));
  });

  const connection: HostConnection = {
    isAlive: () => alive,
    isBusy: () => waiting.size > 0,
    async ask(call, options = {}) {
      if (!alive) return { status: 'died', reason: fatal ?? 'the process has ended' };
      const id = ++lastId;
      let timer: NodeJS.Timeout | undefined;
      const answer = await new Promise<HostAnswer>((settle) => {
        waiting.set(id, { settle, onItem: options.onItem });
        if (options.timeoutMs !== undefined) timer = setTimeout(settle, options.timeoutMs, { status: 'timeout' });
        const request: HostRequest = { testheal: 1, kind: 'request', id, ...call };
        void host.send(request);
      });
      clearTimeout(timer);
      waiting.delete(id);
      if (answer.status === 'timeout') await connection.kill();
      return answer;
    },
    async stop(graceMs) {
      // What `ask` finds, killed or ended in good order, is the same to us.
      await connection.ask({ method: 'stop', args: [] }, { timeoutMs: graceMs });
      await connection.kill();
    },
    async kill() {
      alive = false;
      await host.kill();
      await exited;
    },
  };
  return connection;
}

function readOrBreak(raw: unknown, onBroken: (message: string) => void): HostMessage | undefined {
  try {
    return readHostMessage(raw);
  } catch (error) {
    if (!isRepairError(error)) throw error;
    onBroken(error.message);
    return undefined;
  }
}

function deliver(message: Exclude<HostMessage, { kind: 'fatal' }>, request: Waiting | undefined): void {
  if (message.kind === 'item') request?.onItem?.(message.item);
  else if (message.kind === 'refusal') request?.settle({ status: 'refused', message: message.message });
  else request?.settle({ status: 'answered', value: message.value });
}
