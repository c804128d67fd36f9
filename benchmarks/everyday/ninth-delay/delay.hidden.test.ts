import { delay, isAbort, runSteps, ticks } from './delay';

async function failure(work: () => Promise<unknown>): Promise<unknown> {
  try {
    await work();
    return undefined;
  } catch (error) {
    return error;
  }
}

test('a signal that is aborted already', async () => {
  const start = Date.now();
  const error = await failure(() => delay(400, AbortSignal.abort()));
  expect(isAbort(error)).toBe(true);
  expect(Date.now() - start).toBeLessThan(300);
});

test('with its own reason', async () => {
  const reason = new Error('user left');
  expect(await failure(() => delay(10, AbortSignal.abort(reason)))).toBe(reason);
  const controller = new AbortController();
  const waiting = failure(() => delay(500, controller.signal));
  controller.abort(reason);
  expect(await waiting).toBe(reason);
});

test('even when there is no time to wait', async () => {
  expect(isAbort(await failure(() => delay(0, AbortSignal.abort())))).toBe(true);
});

test('ticks end when aborted between two of them', async () => {
  const controller = new AbortController();
  const seen: number[] = [];
  const error = await failure(async () => {
    for await (const tick of ticks(2, 6, controller.signal)) {
      seen.push(tick);
      if (tick === 2) controller.abort();
    }
  });
  expect(seen).toEqual([1, 2]);
  expect(isAbort(error)).toBe(true);
});

test('a signal that is not aborted changes nothing', async () => {
  const { signal } = new AbortController();
  expect(await failure(() => delay(1, signal))).toBeUndefined();
  expect(await runSteps([() => 1, () => 2, () => 3], { pauseMs: 1, signal })).toEqual([1, 2, 3]);
});

test('aborting afterwards changes nothing', async () => {
  const controller = new AbortController();
  await delay(1, controller.signal);
  controller.abort();
  expect(await failure(() => delay(1))).toBeUndefined();
});
