import { expect, it } from 'vitest';
import type { ProbeMessage } from '../../model/probe.ts';
import type { Oracle } from '../../ports/oracle.ts';
import { withPatience } from './with-patience.ts';

const NEVER = new Promise<never>(() => undefined);
const later = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 60));
const MESSAGES: readonly ProbeMessage[] = [
  { type: 'trying', key: 'a' },
  { type: 'unprobeable', reason: 'no' },
];

/** All its calls take longer than the patience of these tests. */
const slow: Oracle = {
  runner: { name: 'slow', version: '1' },
  run: async () => {
    await later();
    return { status: 'timeout', timeoutMs: 1 };
  },
  verify: async () => {
    await later();
    return { accepted: true };
  },
  widen: async () => {
    await later();
    return undefined;
  },
  relatedTestFiles: async () => {
    await later();
    return [];
  },
  resolveImport: async () => {
    await later();
    return '/a.ts';
  },
  async *probe() {
    for (const message of MESSAGES) {
      await later();
      yield message;
    }
  },
  async [Symbol.asyncDispose]() {
    await later();
  },
};

it('gives what the work gives', async () => {
  await expect(withPatience(async () => 'done', 20)).resolves.toBe('done');
});

it('rejects as the work does', async () => {
  await expect(withPatience(() => Promise.reject(new Error('no')), 20)).rejects.toThrow('no');
});

it('ends with work that makes no progress', async () => {
  await expect(withPatience(() => NEVER, 20)).rejects.toThrow('no progress for 0.02 s');
});

it('ends with work that makes no progress after a call of the oracle', async () => {
  const work = withPatience(async (patience) => {
    await patience.over(slow).widen();
    await NEVER;
  }, 20);

  await expect(work).rejects.toThrow('no progress for 0.02 s');
});

it('does not count the time of the oracle', async () => {
  const signal = new AbortController().signal;

  const told = await withPatience(async (patience) => {
    const oracle = patience.over(slow);
    const seen: unknown[] = [oracle.runner.name, await oracle.widen(), await oracle.relatedTestFiles('/a.ts')];
    seen.push(
      await oracle.resolveImport('./a', '/b.ts'),
      await oracle.run({ files: [], overlay: {}, timeoutMs: 1 }, signal),
    );
    for await (const message of oracle.probe({} as never, signal)) seen.push(message.type);
    await oracle[Symbol.asyncDispose]();
    return seen;
  }, 20);

  expect(told).toEqual(['slow', undefined, [], '/a.ts', { status: 'timeout', timeoutMs: 1 }, 'trying', 'unprobeable']);
});

it('ends a probe that is left early', async () => {
  let ended = false;
  const endless: Oracle = {
    ...slow,
    async *probe() {
      try {
        for (;;) yield { type: 'trying', key: 'a' };
      } finally {
        ended = true;
      }
    },
  };

  await withPatience(async (patience) => {
    for await (const message of patience.over(endless).probe({} as never, new AbortController().signal))
      if (message.type === 'trying') break;
  }, 20);

  expect(ended).toBe(true);
});
