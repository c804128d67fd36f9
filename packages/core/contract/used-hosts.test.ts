import { readdirSync } from 'node:fs';
import type { HostOracle } from '@testheal/core';
import { expect, it } from 'vitest';
import { never, probeTask, run, servingPid, useFixtureOracle } from './fixture-oracle.ts';

const { folder, start } = useFixtureOracle();
const hostFolders = (): string[] => readdirSync(folder()).filter((name) => name.startsWith('testheal-'));
const PATCHED = { '/a.ts': '1' };

/** The id of the process that serves a run in a kept worker. */
async function keptPid(
  oracle: HostOracle,
  over: { overlay?: Record<string, string>; isBaseline?: true; usualMs?: number },
) {
  const request = { files: [{ path: 'pid' }], overlay: {}, timeoutMs: 10_000, worker: 'kept' as const, ...over };
  const outcome = await oracle.run(request, never());
  return outcome.status === 'completed' ? outcome.durationMs : Number.NaN;
}

async function probingPid(oracle: HostOracle): Promise<number> {
  let pid = Number.NaN;
  for await (const message of oracle.probe(probeTask('pid done'), never()))
    if (message.type === 'trying') pid = Number(message.key);
  return pid;
}

it('gives a search the host of the unchanged tests, and a proof another one', async () => {
  const oracle = start({ lifetime: 'run' });

  const tested = await keptPid(oracle, { isBaseline: true });
  const proving = await servingPid(oracle);
  const searching = await probingPid(oracle);

  expect(searching).toBe(tested);
  expect(proving).not.toBe(tested);
});

it('lets a search wait for the unchanged tests rather than start a host', async () => {
  const oracle = start({ lifetime: 'run' });

  const testing = keptPid(oracle, { isBaseline: true, usualMs: 1_000 });
  await new Promise((resolve) => setImmediate(resolve));
  const searching = probingPid(oracle);

  expect(await searching).toBe(await testing);
});

it('lets a search begin beside unchanged tests that are slow', async () => {
  const oracle = start({ lifetime: 'run' });

  const testing = keptPid(oracle, { isBaseline: true, usualMs: 1_001 });
  await new Promise((resolve) => setImmediate(resolve));
  const searching = probingPid(oracle);

  expect(await searching).not.toBe(await testing);
});

it.each([
  ['a candidate', { overlay: PATCHED }],
  ['the tests over patches of other targets', { overlay: PATCHED, isBaseline: true }],
] as const)('keeps a host that has run %s for such runs alone', async (_what, over) => {
  const oracle = start({ lifetime: 'run' });

  const first = await keptPid(oracle, over);
  const again = await keptPid(oracle, { isBaseline: true });
  const searching = await probingPid(oracle);

  expect(again).toBe(first);
  expect(searching).not.toBe(first);
});

/** The id of the process in which a proof ran, whose one test ended with `status`. */
async function provingPid(oracle: HostOracle, status: 'passed' | 'failed'): Promise<number> {
  const outcome = await run(oracle, ['prove', status]);
  return outcome.status === 'completed' ? outcome.durationMs : Number.NaN;
}

it('gives the host of a proof that has passed to the next search, and to no other proof', async () => {
  const oracle = start({ lifetime: 'run' });

  const proving = await provingPid(oracle, 'passed');
  const again = await provingPid(oracle, 'passed');
  const searching = await probingPid(oracle);
  const next = await probingPid(oracle);

  expect(searching).toBe(proving);
  expect(again).not.toBe(proving);
  expect([proving, again]).not.toContain(next);
});

it('gives the host of a proof that has passed to runs in a kept worker, and then to no search', async () => {
  const oracle = start({ lifetime: 'run' });

  const proving = await provingPid(oracle, 'passed');
  const kept = await keptPid(oracle, { isBaseline: true });
  const searching = await probingPid(oracle);

  expect(kept).toBe(proving);
  expect(searching).not.toBe(proving);
});

it('starts no host beside a search while that of a proof waits', async () => {
  const oracle = start({ lifetime: 'run' });
  const searching = oracle.probe(probeTask('pid progress done'), never())[Symbol.asyncIterator]();

  await searching.next();
  const proving = await provingPid(oracle, 'passed');
  await searching.next();
  await searching.next();

  // That of the search, and that of the proof.
  expect(hostFolders()).toHaveLength(2);
  await searching.next();
  expect(await keptPid(oracle, {})).toBe(proving);
});

it('lets the host of a proof go that has failed', async () => {
  const oracle = start({ lifetime: 'run' });

  const proving = await provingPid(oracle, 'failed');

  expect(await keptPid(oracle, {})).not.toBe(proving);
});

it('gives a search no host that was started before the cage was opened', async () => {
  const oracle = start({ lifetime: 'run' });

  const tested = await keptPid(oracle, { isBaseline: true });
  await oracle.widen();

  expect(await probingPid(oracle)).not.toBe(tested);
});

it('keeps the host of the unchanged tests when no search takes it', async () => {
  const oracle = start({ lifetime: 'run' });

  const tested = await keptPid(oracle, { isBaseline: true });

  expect(await keptPid(oracle, { overlay: PATCHED })).toBe(tested);
});

it('starts no host for a run that is aborted already', async () => {
  const oracle = start({ lifetime: 'run' });
  const before = new Set(hostFolders());
  const request = { files: [{ path: 'pid' }], overlay: {}, timeoutMs: 10_000, worker: 'kept' as const };

  await expect(oracle.run(request, AbortSignal.abort(new Error('enough')))).rejects.toThrow('enough');

  expect(new Set(hostFolders())).toEqual(before);
});
