import { RepairError } from '../../model/errors.ts';
import type { ProbeMessage } from '../../model/probe.ts';
import { killGroup } from '../../node/process-group.ts';
import { createTidy } from '../../node/tidy.ts';
import type { HostHandlers } from './handlers.ts';
import { verifyInHost } from './verify-in-host.ts';
import { type HostMessage, type HostRequest, isHostRequest } from '../protocol/host-protocol.ts';
import { tidyBetween, type Work } from './tidy-between.ts';

/** A search waits for its first find, and for nothing as much. */
const TIDY = { idleMs: 500, busyMs: 2000, spareMs: 4000 };

/**
 * Turns this process into a host: answers what `createHostOracle` asks with `handlers`, and ends with its whole process
 * group when the main process is gone. Call it once, at the top of the module that the oracle starts.
 *
 * @throws RepairError `PROTOCOL_BROKEN` when this process has no channel to a parent.
 */
export function serveHost<Setup>(handlers: HostHandlers<Setup>): void {
  const post = takeChannel();
  const begin = tidyBetween(createTidy(), TIDY);

  process.on('message', (raw) => {
    if (isHostRequest<Setup>(raw)) void answer(raw, handlers, { post, work: begin() });
  });
  process.on('disconnect', endGroup);
  for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
    process.on(event as 'uncaughtException', (error) => {
      // A runner that installs its own handler takes these for failures of tests.
      if (process.listenerCount(event) > 1 || handlers.mayHaveLeftovers?.() === true) return;
      void fail(error, post);
    });
  }
}

/** Settles when the message has left the process; also when the channel has closed, which ends the process. */
type Post = (message: HostMessage) => Promise<void>;

/** Keeps its own reference, since tests may run in this process and replace `process.send`. */
function takeChannel(): Post {
  const send = process.send?.bind(process);
  if (send === undefined) {
    throw new RepairError('PROTOCOL_BROKEN', 'a host module is started by `createHostOracle`, not by hand');
  }
  return (message) =>
    new Promise((resolve) => {
      if (process.connected) send(message, undefined, undefined, () => resolve());
      else resolve();
    });
}

async function answer<Setup>(
  request: HostRequest<Setup>,
  handlers: HostHandlers<Setup>,
  { post, work }: { readonly post: Post; readonly work: Work },
): Promise<void> {
  const { id } = request;
  const emit = (item: ProbeMessage): Promise<void> => {
    if (item.type === 'plausible') work.shown();
    return post({ testheal: 1, kind: 'item', id, item });
  };
  try {
    const value = await call(request, handlers, emit);
    await post({ testheal: 1, kind: 'answer', id, value });
  } catch (error) {
    await post({ testheal: 1, kind: 'refusal', id, message: messageOf(error) });
  }
  work.ended();
  // Open handles of the runner would keep the process alive.
  if (request.method === 'stop') endProcess(0);
}

async function call<Setup>(
  request: HostRequest<Setup>,
  handlers: HostHandlers<Setup>,
  emit: (item: ProbeMessage) => Promise<void>,
): Promise<unknown> {
  switch (request.method) {
    case 'start':
      return handlers.start(request.args[0]);
    case 'run':
      return handlers.run(request.args[0]);
    case 'probe':
      return handlers.probe(request.args[0], emit);
    case 'verify':
      return verifyInHost(request.args[0]);
    case 'relatedTestFiles':
      if (handlers.relatedTestFiles === undefined) throw new Error('this host cannot tell');
      return handlers.relatedTestFiles(request.args[0]);
    case 'resolveImport': {
      if (handlers.resolveImport === undefined) throw new Error('this host cannot tell');
      const [specifier, importer, project] = request.args;
      return handlers.resolveImport(specifier, importer, project ?? undefined);
    }
    case 'stop':
      return handlers.stop();
    default:
      // Another version's main process.
      throw new Error(`this host does not know \`${(request as HostRequest).method}\``);
  }
}

async function fail(error: unknown, post: Post): Promise<void> {
  await post({ testheal: 1, kind: 'fatal', message: messageOf(error) });
  endProcess(1);
}

/** One line. */
function messageOf(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split('\n', 1)[0] ?? text;
}

function endGroup(): void {
  killGroup(process.pid);
  // Still here: this process does not lead a group.
  endProcess(1);
}

function endProcess(code: number): void {
  // oxlint-disable-next-line unicorn/no-process-exit -- a host process is ours, and candidate code may keep it alive
  process.exit(code);
}
