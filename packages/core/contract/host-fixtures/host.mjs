// A host whose behaviour is chosen by what it is asked: one fixture for every way in which a host can go wrong.
import { spawn } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serveHost } from '@testheal/core';

const RESULT = { status: 'completed', results: [], brokenFiles: [], durationMs: 0, openedSockets: false };
let runs = 0;

const behaviours = {
  pass: () => ({ ...RESULT, durationMs: ++runs }),
  pid: () => ({ ...RESULT, durationMs: process.pid }),
  hang: () => {
    for (;;);
  },
  wait: () => new Promise(() => setInterval(() => undefined, 1000)),
  exit: () => process.exit(3),
  abort: () => process.kill(process.pid, 'SIGKILL'),
  throwLater: () => new Promise(() => setTimeout(() => nothing.at.all)),
  reject: () => Promise.reject(new Error('no such project')),
  eatMemory: () => {
    const kept = [];
    for (;;) kept.push(new Array(1e5).fill(kept.length));
  },
  garbage: () => {
    process.send({ testheal: 1, kind: 'nonsense' });
    return new Promise(() => undefined);
  },
  wrongShape: () => ({ status: 'splendid' }),
  chatter: () => {
    process.send({ hello: 'from the tests' });
    return RESULT;
  },
  grandchild: ([file]) => {
    const child = spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' });
    writeFileSync(file, String(child.pid));
    for (;;);
  },
  environment: () => ({ ...RESULT, brokenFiles: Object.entries(process.env).map(([path, message]) => ({ path, message })) }),
  write: ([file]) => ({ ...RESULT, brokenFiles: [file, join(tmpdir(), 'a'), join(process.env.TESTHEAL_SCRATCH, 'a')].map(tryWrite) }),
};

function tryWrite(path) {
  try {
    writeFileSync(path, 'written');
    return { path, message: 'written' };
  } catch (error) {
    return { path, message: error.code };
  }
}

const STATS = { candidates: 0, testRuns: 0, compiles: 0, durationMs: 0, nearestTurned: 0 };

const probes = {
  calibrate: (emit) => emit({ type: 'calibrated', way: 'in-place', leftOut: [] }),
  progress: (emit) => emit({ type: 'progress', stats: STATS }),
  done: (emit) => emit({ type: 'done', end: 'exhausted', stats: STATS }),
  garbage: (emit) => emit({ type: 'sung' }),
  hang: () => {
    for (;;);
  },
  exit: () => process.exit(4),
  wait: () => new Promise(() => undefined),
};

serveHost({
  async start(setup) {
    if (setup.failStart) throw new Error('the config could not be loaded');
    if (setup.hangStart) await new Promise(() => undefined);
    if (setup.pidFile && !existsSync(setup.pidFile)) writeFileSync(setup.pidFile, String(process.pid));
  },
  async run(request) {
    const [behaviour, ...args] = request.files.map((file) => file.path);
    return behaviours[behaviour](args);
  },
  async probe(task, emit) {
    for (const step of task.testFile.split(' ')) await probes[step](emit);
  },
  relatedTestFiles: async (file) => [{ path: `${file}.test` }],
  resolveImport: async (specifier, importer, project) => (project === undefined ? `${importer}/${specifier}` : undefined),
  async stop() {},
});
