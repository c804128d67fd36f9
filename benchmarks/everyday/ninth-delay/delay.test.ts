import { delay, isAbort, runSteps, ticks } from './delay';

const outcome = (work: () => Promise<unknown>) =>
  (async () => {
    try {
      await work();
      return 'done';
    } catch (error) {
      return isAbort(error) ? 'aborted' : String(error);
    }
  })();

test('waits', async () => {
  const start = Date.now();
  await delay(20);
  expect(Date.now() - start).toBeGreaterThan(14);
});

test('called off while waiting', async () => {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 5);
  const start = Date.now();
  expect(await outcome(() => delay(2000, controller.signal))).toBe('aborted');
  expect(Date.now() - start).toBeLessThan(1000);
});

test('yields ticks', async () => {
  const seen: number[] = [];
  for await (const tick of ticks(1, 3)) seen.push(tick);
  expect(seen).toEqual([1, 2, 3]);
});

test('steps in turn', async () => {
  const progress: string[] = [];
  const results = await runSteps([() => 'a', async () => 'b'], {
    pauseMs: 1,
    onStep: (done, total) => progress.push(`${done}/${total}`),
  });
  expect(results).toEqual(['a', 'b']);
  expect(progress).toEqual(['1/2', '2/2']);
});

test('a step that calls off the rest', async () => {
  const controller = new AbortController();
  const ran: string[] = [];
  const steps = [
    () => ran.push('fetch'),
    () => {
      ran.push('check');
      controller.abort();
    },
    () => ran.push('publish'),
  ];
  expect(await outcome(() => runSteps<unknown>(steps, { pauseMs: 5, signal: controller.signal }))).toBe('aborted');
  expect(ran).toEqual(['fetch', 'check']);
});
