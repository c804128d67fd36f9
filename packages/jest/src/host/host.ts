import { serveHost } from '@testheal/core/host';
import type { HostHandlers } from '@testheal/core/host';

import type { HostSetup } from './host-setup.ts';
import { createProbeDriver } from './probe/probe-driver.ts';
import { runFiles } from './run-files.ts';
import { openTestFiles } from './test-files.ts';
import type { TestFiles } from './test-files.ts';
import { watchSockets } from './watch-sockets.ts';

/** Host and test worker in one process, which runs one thing and is then ended. */
function hostHandlers(): HostHandlers<HostSetup> {
  const sockets = watchSockets();
  let opened: TestFiles | undefined;
  let hasProbed = false;
  const files = (): TestFiles => {
    if (opened === undefined) throw new Error('the host was asked before it was started');
    return opened;
  };
  return {
    async start(setup) {
      process.env['JEST_WORKER_ID'] ??= '1';
      process.env['NODE_ENV'] ??= 'test';
      const scratch = process.env['TESTHEAL_SCRATCH'];
      if (scratch === undefined) throw new Error('TESTHEAL_SCRATCH names no folder for the cache of Jest');
      opened = openTestFiles(setup, scratch);
      if (setup.firstFile !== undefined) await opened.warmUp(setup.firstFile);
    },
    run: (request) => runFiles(files(), request, sockets),
    async probe(task, emit) {
      sockets.forget();
      hasProbed = true;
      // The engine is not loaded for runs.
      const { engineClock, runProbe } = await import('@testheal/core/worker');
      await runProbe(task, createProbeDriver(files(), task, sockets), emit, engineClock());
    },
    async stop() {},
    // A timer of a candidate outlives the run of the test file, whose runner has listened to its errors.
    mayHaveLeftovers: () => hasProbed,
  };
}

serveHost(hostHandlers());
