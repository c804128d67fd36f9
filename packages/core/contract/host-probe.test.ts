import type { HostOracle } from '@testheal/core';
import { describe, expect, it } from 'vitest';
import { never, probe, probeTask, servingPid, useFixtureOracle } from './fixture-oracle.ts';
import { isRunning } from './watch-processes.ts';

const { start } = useFixtureOracle();

/** The id of the process that serves a probe of these steps, one of which tells it. */
async function probingPid(oracle: HostOracle, steps: string): Promise<string | undefined> {
  let pid: string | undefined;
  for await (const message of oracle.probe(probeTask(steps), never())) {
    if (message.type === 'trying') pid = message.key;
    // Who has heard that it is done listens no longer.
    if (message.type === 'done') break;
  }
  return pid;
}

describe('a probe', () => {
  it('streams what the host tells, to the end', async () => {
    expect(await probe(start(), 'calibrate progress done')).toEqual(['calibrated', 'progress', 'done']);
  });

  it.each(['calibrate progress hang', 'calibrate progress wait', 'calibrate progress exit'])(
    'ends early when the worker is lost: %s',
    async (steps) => {
      const oracle = start();

      const told = await probe(oracle, steps);
      const next = await probe(oracle, 'calibrate done');

      expect([told, next]).toEqual([
        ['calibrated', 'progress'],
        ['calibrated', 'done'],
      ]);
    },
  );

  it.each(['session', 'run'] as const)('leaves its process to the next in a session only: %s', async (lifetime) => {
    const oracle = start({ lifetime });

    const pids = [await probingPid(oracle, 'pid done'), await probingPid(oracle, 'pid done')];

    expect(pids[0] === pids[1]).toBe(lifetime === 'session');
  });

  it('leaves nobody a process that works on after its end', async () => {
    const oracle = start();

    const pids = [await probingPid(oracle, 'pid done hang'), await probingPid(oracle, 'pid done')];

    expect(pids[0]).not.toBe(pids[1]);
    expect(pids.map((pid) => isRunning(Number(pid)))).toEqual([false, true]);
  });

  it('does not take garbage', async () => {
    const error = await probe(start(), 'calibrate garbage wait').catch((thrown: unknown) => thrown);

    expect(error).toMatchObject({ code: 'PROTOCOL_BROKEN' });
  });

  it.each(['left', 'aborted'])('leaves no process when it is %s', async (how) => {
    const oracle = start({ heartbeatMs: 60_000 });
    const controller = new AbortController();
    const task = probeTask('pid hang');

    let pid = 0;
    const probing = (async () => {
      for await (const message of oracle.probe(task, controller.signal)) {
        if (message.type === 'trying') pid = Number(message.key);
        if (how === 'left') break;
        controller.abort('enough');
      }
      return 'left';
    })().catch((reason: unknown) => reason);

    expect(await probing).toBe(how === 'left' ? 'left' : 'enough');
    expect([pid > 0, isRunning(pid)]).toEqual([true, false]);
  });

  it('does not share its process with a run', async () => {
    const oracle = start({ heartbeatMs: 60_000 });
    const controller = new AbortController();
    const task = probeTask('pid wait');

    const probing = oracle.probe(task, controller.signal)[Symbol.asyncIterator]();
    const first = await probing.next();
    const pid = await servingPid(oracle);
    await probing.return?.();

    expect(first.value).toEqual({ type: 'trying', key: expect.stringMatching(/^\d+$/) });
    expect(first.value).not.toEqual({ type: 'trying', key: String(pid) });
  });
});
