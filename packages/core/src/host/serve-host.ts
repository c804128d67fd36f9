import { RepairError } from '../model/errors.ts';
import type { ProbeMessage } from '../model/probe.ts';
import { killGroup } from '../node/process-group.ts';
import { createTidy } from '../node/tidy.ts';
import { tidyAfter } from '../node/tidy-after.ts';
import { tidyWhenIdle } from '../node/tidy-when-idle.ts';
import type { HostHandlers } from './handlers.ts';
import { verifyInHost } from './verify-in-host.ts';
import { type HostMessage, type HostRequest, isHostRequest } from './host-protocol.ts';

/** From the last request on: what a search starts with is over by then. */
const IDLE_MS = 500;
/** Of a host that is asked without a pause. The first patch is found before. */
const BUSY_MS = 2000;

/**
 * Turns this process into a host: answers what `createHostOracle` asks with `handlers`, and ends with its whole process
 * group when the main process is gone. Call it once, at the top of the module that the oracle starts.
 *
 * @throws RepairError `PROTOCOL_BROKEN` when this process has no channel to a parent.
 */
export function serveHost<Setup>(handlers: HostHandlers<Setup>): void {
  const post = takeChannel();
  const tidy = createTidy();
  const worked = [tidyWhenIdle(IDLE_MS, tidy), tidyAfter(BUSY_MS, tidy)];

  process.on('message', (raw) => {
    for (const tell of worked) tell();
    if (isHostRequest<Setup>(raw)) void answer(raw, handlers, post);
  });
  process.on('disconnect', endGroup);
  process.on('uncaughtException', (error) => {
    if (process.listenerCount('uncaughtException') === 1) void fail(error, post);
  });
  process.on('unhandledRejection', (error) => {
    // A runner that installs its own handler takes these for failures of tests.
    if (process.listenerCount('unhandledRejection') === 1) void fail(error, post);
  });
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

async function answer<Setup>(request: HostRequest<Setup>, handlers: HostHandlers<Setup>, post: Post): Promise<void> {
  const { id } = request;
  try {
    const value = await call(request, handlers, (item) => post({ testheal: 1, kind: 'item', id, item }));
    await post({ testheal: 1, kind: 'answer', id, value });
  } catch (error) {
    await post({ testheal: 1, kind: 'refusal', id, message: messageOf(error) });
  }
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
