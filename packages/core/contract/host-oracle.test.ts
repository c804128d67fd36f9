import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type HostOracle, type HostOracleOptions, cagedEnvironment, permissionFlags } from '@testheal/core';
import { describe, expect, it } from 'vitest';
import { probe, run, servingPid, useFixtureOracle, type Setup } from './fixture-oracle.ts';
import { FIXTURES, isRunning, pidIn, until } from './watch-processes.ts';

const { folder, start } = useFixtureOracle();

const completed = (durationMs: number) => ({
  status: 'completed',
  results: [],
  brokenFiles: [],
  durationMs,
  openedSockets: false,
});
const flags: HostOracleOptions<Setup>['execArgv'] = ({ temp, scratch, opened }) =>
  permissionFlags(process.versions.node, {
    writable: opened.temp ? [scratch, temp] : [scratch],
    addons: opened.addons,
    childProcesses: false,
    workers: false,
    sockets: false,
  });
const writes = async (oracle: HostOracle) => {
  const outcome = await run(oracle, ['write', join(folder(), 'a')]);
  return outcome.status === 'completed' ? outcome.brokenFiles.map(({ message }) => message) : outcome;
};

const hostFolders = (): string[] => readdirSync(folder()).filter((name) => name.startsWith('testheal-'));

describe('a run', () => {
  it('is served by the same process for a whole session', async () => {
    const oracle = start();

    const outcomes = [await run(oracle, ['pass']), await run(oracle, ['pass'])];

    expect(outcomes).toEqual([completed(1), completed(2)]);
  });

  it('is served by a process of its own when a candidate would stay in it', async () => {
    const oracle = start({ lifetime: 'run' });

    const outcomes = [await run(oracle, ['pass']), await run(oracle, ['pass'])];

    expect(outcomes).toEqual([completed(1), completed(1)]);
  });

  it('and a search that come at once in a session have two hosts started, not three', async () => {
    const oracle = start();
    oracle.warmUp();

    await Promise.all([run(oracle, ['pass']), probe(oracle, 'done')]);

    // It would have been started when the first was ready.
    expect(hostFolders()).toHaveLength(2);
  });

  it('waits for the one before it in a session', async () => {
    const oracle = start();

    const outcomes = await Promise.all([run(oracle, ['pass']), run(oracle, ['pass']), run(oracle, ['pass'])]);

    expect(outcomes).toEqual([completed(1), completed(2), completed(3)]);
  });

  it.each([
    ['hang', { status: 'timeout', timeoutMs: 200 }],
    ['exit', { status: 'crashed', reason: 'the process ended with exit code 3' }],
    ['abort', { status: 'crashed', reason: 'the process ended with signal SIGKILL' }],
    ['throwLater', { status: 'crashed', reason: 'ReferenceError: nothing is not defined' }],
    ['eatMemory', { status: 'crashed', reason: 'out of memory: the heap limit was reached' }],
    ['chatter', completed(0)],
  ])('that does this comes to an outcome, and the next one works: %s', async (behaviour, expected) => {
    const oracle = start();

    const outcome = await run(oracle, [behaviour], behaviour === 'hang' ? 200 : 30_000);
    const next = await run(oracle, ['pass']);

    expect([outcome, next]).toEqual([expected, completed(1)]);
  });

  it.each([
    ['reject', 'ORACLE_UNAVAILABLE', /failed at `run`: Error: no such project$/],
    ['garbage', 'PROTOCOL_BROKEN', /sent a message of an unknown shape: `\{"testheal":1,"kind":"nonsense"\}`/],
    ['wrongShape', 'PROTOCOL_BROKEN', /sent a run outcome of an unknown shape: `\{"status":"splendid"\}`/],
  ])('says in one line that the oracle is broken, and the next one works: %s', async (behaviour, code, message) => {
    const oracle = start();

    const error = await run(oracle, [behaviour]).catch((thrown: unknown) => thrown);
    const next = await run(oracle, ['pass']);

    expect(error).toMatchObject({ name: 'RepairError', code, message: expect.stringMatching(message) });
    expect(next).toEqual(completed(1));
  });

  it('takes what it started with it when it is killed', async () => {
    const oracle = start();
    const file = join(folder(), 'grandchild');

    const outcome = await run(oracle, ['grandchild', file], 1000);

    const pid = await pidIn(file);
    await until(() => !isRunning(pid));
    expect(outcome).toEqual({ status: 'timeout', timeoutMs: 1000 });
  });

  it('is killed when it is aborted', async () => {
    const oracle = start();
    const file = join(folder(), 'pid');
    const controller = new AbortController();

    const running = run(oracle, ['hang', file], 60_000, controller.signal).catch((reason: unknown) => reason);
    const pid = await pidIn(file);
    controller.abort('enough');

    expect(await running).toBe('enough');
    expect(isRunning(pid)).toBe(false);
  });
});

describe('a host that cannot start', () => {
  it.each([
    [{ entry: '/nowhere/host.mjs' }, /could not start: the process ended with exit code 1: Error.*Cannot find module/],
    [{ cwd: '/nowhere' }, /could not start: the process could not be started: spawn .* ENOENT/],
    [{ setup: { failStart: true } }, /could not start: Error: the config could not be loaded/],
    [{ setup: { hangStart: true }, startTimeoutMs: 400 }, /could not start: it was not ready after 0.4 s;/],
  ])('is reported with what to do: %j', async (options, message) => {
    const oracle = start(options);
    oracle.warmUp();

    const errors = await Promise.all([
      run(oracle, ['pass']).catch((thrown: unknown) => thrown),
      probe(oracle, 'done').catch((thrown: unknown) => thrown),
    ]);

    const expected = { code: 'ORACLE_UNAVAILABLE', message: expect.stringMatching(message) };
    expect(errors).toMatchObject([expected, expected]);
  });
});

describe('the cage', () => {
  it('shows the host the environment that it was given, and its own folders', async () => {
    const env = cagedEnvironment({ MINE: 'yes', MY_TOKEN: 'x', OTHER: 'ghp_0123456789abcdef', AI_AGENT: 'x' });

    const outcome = await run(start({ env }), ['environment']);

    const seen = outcome.status === 'completed' ? outcome.brokenFiles.map(({ path }) => path) : [];
    const ours = ['MINE', 'NODE_ENV', 'NO_COLOR', 'TEMP', 'TERM', 'TESTHEAL_SCRATCH', 'TMP', 'TMPDIR'];
    const nodes = ['NODE_CHANNEL_FD', 'NODE_CHANNEL_SERIALIZATION_MODE', 'NODE_UNIQUE_ID'];
    expect(seen.filter((name) => !nodes.includes(name)).toSorted()).toEqual(ours);
  });

  it('opens the folder for temporary files when it is widened, and never the rest', async () => {
    const oracle = start({ execArgv: flags });

    const closed = await writes(oracle);
    const said = [await oracle.widen()];
    const opened = await writes(oracle);
    said.push(await oracle.widen(), await oracle.widen());

    expect(closed).toEqual(['ERR_ACCESS_DENIED', 'ERR_ACCESS_DENIED', 'written']);
    expect(opened).toEqual(['ERR_ACCESS_DENIED', 'written', 'written']);
    expect(said).toEqual([
      'tests may write into a temporary folder of their own',
      'tests may load native addons',
      undefined,
    ]);
  });
});

describe('the end', () => {
  it.each(['session', 'run'] as const)('of an oracle leaves neither a process nor a folder: %s', async (lifetime) => {
    const oracle = start({ lifetime });
    const pid = await servingPid(oracle);
    oracle.warmUp();

    await oracle[Symbol.asyncDispose]();

    expect([isRunning(pid), hostFolders()]).toEqual([false, []]);
    await expect(run(oracle, ['pass'])).rejects.toMatchObject({ code: 'ORACLE_UNAVAILABLE' });
  });

  it.each([
    ['SIGKILL', 'hang'],
    ['SIGKILL', 'wait'],
    ['SIGINT', 'hang'],
  ] as const)('of the main process by %s leaves nothing of a host that does this: %s', async (signal, behaviour) => {
    const file = join(folder(), 'pid');
    const parent = spawn(process.execPath, [join(FIXTURES, 'parent.mjs'), file, behaviour], { stdio: 'ignore' });
    const pid = await pidIn(file);

    const foldersBefore = hostFolders().length;
    parent.kill(signal);

    await until(() => !isRunning(pid) && hostFolders().length === 0);
    expect(foldersBefore).toBe(1);
  });
});

it('ends a host whose channel has closed, with all that it started, even if nobody kills it', async () => {
  const file = join(folder(), 'pid');
  const host = fork(join(FIXTURES, 'host.mjs'), { detached: true, execArgv: [], stdio: 'ignore' });
  const args = [{ files: [{ path: 'wait' }, { path: file }], overlay: {}, timeoutMs: 60_000 }];
  host.send({ testheal: 1, kind: 'request', id: 1, method: 'run', args });
  await pidIn(file);
  const exited = once(host, 'exit');

  host.disconnect();

  expect(await exited).toEqual([null, 'SIGKILL']);
});

it('asks the host what the main process does not know', async () => {
  const oracle = start();

  const answers = [
    await oracle.relatedTestFiles('/a.ts'),
    await oracle.resolveImport('./b', '/a'),
    await oracle.resolveImport('./b', '/a', 'web'),
  ];

  expect(answers).toEqual([[{ path: '/a.ts.test' }], '/a/./b', undefined]);
});

it('does not ask the host what the main process knows', async () => {
  const oracle = start({
    entry: '/nowhere',
    relatedTestFiles: async () => [{ path: '/x.test.ts' }],
    resolveImport: async () => '/x.ts',
  });

  const answers = [await oracle.relatedTestFiles('/a.ts'), await oracle.resolveImport('./b', '/a')];

  expect(answers).toEqual([[{ path: '/x.test.ts' }], '/x.ts']);
});
