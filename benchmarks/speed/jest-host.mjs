// A host that judges rounds of candidates over the real driver, in the place of a search.
import { serveHost } from '../../packages/core/src/host.ts';

import { judgeRounds } from './judge-rounds.mjs';

let setup;

serveHost({
  async start(given) {
    setup = given;
    process.env.JEST_WORKER_ID ??= '1';
    process.env.NODE_ENV ??= 'test';
  },
  async run() {
    throw new Error('this host only judges');
  },
  async probe({ target, testFile, speed, packages }, emit) {
    const { openTestFiles } = await import(`${packages}/jest/dist/test-files.js`);
    const { createProbeDriver } = await import(`${packages}/jest/dist/probe-driver.js`);
    const files = openTestFiles(setup, process.env.TESTHEAL_SCRATCH);
    const driver = createProbeDriver(files, { target, testFile, overlay: {} }, { opened: () => false });
    await emit({ type: 'unprobeable', reason: JSON.stringify(await judgeRounds(speed, driver)) });
  },
  async stop() {},
});
