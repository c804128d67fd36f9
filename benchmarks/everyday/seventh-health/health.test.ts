import { HealthMonitor, httpStatus, overall, withTimeout } from './health';

const sleep = (ms: number) => new Promise<void>((r) => setTimeout(r, ms));

let monitor: HealthMonitor;
beforeEach(() => {
  monitor = new HealthMonitor({ timeoutMs: 30, now: () => 0 });
});

test('all is well', async () => {
  monitor.add({ name: 'db', run: async () => ({ connections: 3 }) });
  monitor.add({ name: 'memory', run: () => undefined });
  expect(await monitor.report()).toEqual({
    status: 'up',
    checks: [
      { name: 'db', status: 'up', optional: false, durationMs: 0, detail: { connections: 3 } },
      { name: 'memory', status: 'up', optional: false, durationMs: 0 },
    ],
  });
});

test('a failing check brings the service down, an optional one degrades it', async () => {
  const remove = monitor.add({
    name: 'db',
    run: async () => {
      throw new Error('refused');
    },
  });
  monitor.add({ name: 'mail', optional: true, run: () => Promise.reject('no route') });
  const report = await monitor.report();
  expect(report.status).toBe('down');
  expect(report.checks.map((c) => c.error)).toEqual(['refused', 'no route']);
  expect(httpStatus(report)).toBe(503);
  remove();
  expect((await monitor.report()).status).toBe('degraded');
});

test('a hanging check times out', async () => {
  monitor.add({ name: 'slow', run: () => sleep(200) });
  expect((await monitor.report()).checks[0]).toMatchObject({ status: 'down', error: 'no answer within 30 ms' });
});

test('there is a report even if a check crashes', async () => {
  monitor.add({ name: 'db', run: async () => 'ok' });
  monitor.add({
    name: 'license',
    optional: true,
    run: () => {
      throw new Error('license file missing');
    },
  });
  const report = await monitor.report();
  expect(report.status).toBe('degraded');
  expect(report.checks[1]).toMatchObject({ name: 'license', status: 'down', error: 'license file missing' });
});

test('withTimeout passes results on', async () => {
  expect(await withTimeout(Promise.resolve(5), 10)).toBe(5);
  await expect(withTimeout(Promise.reject(new Error('x')), 10)).rejects.toThrow('x');
});

test('no checks, names are unique', () => {
  expect(overall([])).toBe('up');
  monitor.add({ name: 'db', run: () => 1 });
  expect(() => monitor.add({ name: 'db', run: () => 2 })).toThrow('exists already');
});
