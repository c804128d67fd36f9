import { HealthMonitor } from './health';

const sleep = (ms: number) => new Promise<void>((r) => setTimeout(r, ms));

test('a crash of a required check brings the service down', async () => {
  const m = new HealthMonitor();
  m.add({
    name: 'a',
    run: () => {
      throw new Error('boom');
    },
  });
  const r = await m.report();
  expect(r.status).toBe('down');
  expect(r.checks).toHaveLength(1);
  expect(r.checks[0]).toMatchObject({ name: 'a', status: 'down', optional: false, error: 'boom' });
});

test('checks behind the crashing one are run, in order', async () => {
  const m = new HealthMonitor();
  const ran: string[] = [];
  m.add({
    name: 'a',
    run: () => {
      ran.push('a');
      throw new TypeError('bad');
    },
  });
  m.add({
    name: 'b',
    run: async () => {
      ran.push('b');
      await sleep(5);
      return 'B';
    },
  });
  m.add({
    name: 'c',
    run: () => {
      ran.push('c');
      return 'C';
    },
  });
  const r = await m.report();
  expect(ran.sort()).toEqual(['a', 'b', 'c']);
  expect(r.checks.map((c) => [c.name, c.status, c.detail])).toEqual([
    ['a', 'down', undefined],
    ['b', 'up', 'B'],
    ['c', 'up', 'C'],
  ]);
});

test('things that are not errors can be thrown, too', async () => {
  const m = new HealthMonitor();
  m.add({
    name: 'a',
    run: () => {
      throw 'plain text';
    },
  });
  m.add({
    name: 'b',
    run: () => {
      throw 42;
    },
  });
  expect((await m.report()).checks.map((c) => c.error)).toEqual(['plain text', '42']);
});

test('checks that use this', async () => {
  const m = new HealthMonitor();
  const check = {
    name: 'disk',
    free: 12,
    run() {
      return { free: this.free };
    },
  };
  m.add(check);
  expect((await m.report()).checks[0].detail).toEqual({ free: 12 });
});

test('duration of a crash', async () => {
  let t = 100;
  const m = new HealthMonitor({ now: () => t });
  m.add({
    name: 'a',
    run: () => {
      t += 7;
      throw new Error('x');
    },
  });
  expect((await m.report()).checks[0].durationMs).toBe(7);
});

test('all checks run at once', async () => {
  const m = new HealthMonitor({ timeoutMs: 1000 });
  let active = 0;
  let most = 0;
  for (const name of ['a', 'b', 'c']) {
    m.add({
      name,
      run: async () => {
        most = Math.max(most, ++active);
        await sleep(10);
        active--;
      },
    });
  }
  expect((await m.report()).status).toBe('up');
  expect(most).toBe(3);
});

test('own timeout of a check, thenables and late failures', async () => {
  const m = new HealthMonitor({ timeoutMs: 500 });
  m.add({
    name: 'slow',
    timeoutMs: 10,
    run: async () => {
      await sleep(30);
      throw new Error('late');
    },
  });
  m.add({ name: 'then', run: () => ({ then: (ok: (v: string) => void) => ok('hi') }) });
  const r = await m.report();
  expect(r.checks[0].error).toBe('no answer within 10 ms');
  expect(r.checks[1]).toMatchObject({ status: 'up', detail: 'hi' });
  await sleep(35);
});
