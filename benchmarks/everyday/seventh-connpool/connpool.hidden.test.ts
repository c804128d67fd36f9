import { ConnectionPool } from './connpool';

interface Conn {
  id: number;
}

function manualFactory() {
  let id = 0;
  const pending: { ok(): void; fail(message: string): void }[] = [];
  return {
    pending,
    closed: [] as number[],
    create(): Promise<Conn> {
      return new Promise((resolve, reject) => {
        pending.push({
          ok: () => resolve({ id: ++id }),
          fail: (message) => reject(new Error(message)),
        });
      });
    },
    async close(c: Conn): Promise<void> {
      this.closed.push(c.id);
    },
  };
}

const tick = () => new Promise<void>((r) => setTimeout(r, 5));

function watch<T>(p: Promise<T>) {
  const w: { state: string; value?: T; error?: string } = { state: 'pending' };
  p.then(
    (v) => {
      w.state = 'done';
      w.value = v;
    },
    (e) => {
      w.state = 'failed';
      w.error = (e as Error).message;
    },
  );
  return w;
}

test('the waiter opens its own connection after a failed one', async () => {
  const f = manualFactory();
  const pool = new ConnectionPool<Conn>(f, 1);
  const a = watch(pool.acquire());
  const b = watch(pool.acquire());
  await tick();
  expect(f.pending).toHaveLength(1);
  f.pending[0].fail('refused');
  await tick();
  expect(a).toEqual({ state: 'failed', error: 'refused' });
  expect(f.pending).toHaveLength(2);
  expect(pool.stats).toEqual({ open: 1, idle: 0, waiting: 0 });
  f.pending[1].ok();
  await tick();
  expect(b.state).toBe('done');
});

test('a whole line of waiters learns that the server is down', async () => {
  const f = manualFactory();
  const pool = new ConnectionPool<Conn>(f, 1);
  const all = [1, 2, 3].map(() => watch(pool.acquire()));
  for (let i = 0; i < 3; i++) {
    await tick();
    expect(f.pending).toHaveLength(i + 1);
    f.pending[i].fail(`refused ${i}`);
  }
  await tick();
  expect(all.map((w) => w.error)).toEqual(['refused 0', 'refused 1', 'refused 2']);
  expect(pool.stats).toEqual({ open: 0, idle: 0, waiting: 0 });
});

test('only the first in line is served, and the limit holds', async () => {
  const f = manualFactory();
  const pool = new ConnectionPool<Conn>(f, 2);
  const ws = [1, 2, 3, 4].map(() => watch(pool.acquire()));
  await tick();
  expect(f.pending).toHaveLength(2);
  f.pending[0].fail('x');
  await tick();
  expect(f.pending).toHaveLength(3);
  expect(pool.stats).toEqual({ open: 2, idle: 0, waiting: 1 });
  f.pending[1].ok();
  f.pending[2].ok();
  await tick();
  expect(ws.map((w) => w.state)).toEqual(['failed', 'done', 'done', 'pending']);
  pool.release(ws[1].value!);
  await tick();
  expect(ws[3].value).toBe(ws[1].value);
});

test('a failed reopening after discard serves the next one', async () => {
  const f = manualFactory();
  const pool = new ConnectionPool<Conn>(f, 1);
  const a = watch(pool.acquire());
  f.pending[0].ok();
  await tick();
  const b = watch(pool.acquire());
  const c = watch(pool.acquire());
  await pool.discard(a.value!);
  await tick();
  f.pending[1].fail('down');
  await tick();
  expect(b.error).toBe('down');
  f.pending[2].ok();
  await tick();
  expect(c.value).toEqual({ id: 2 });
  expect(pool.stats).toEqual({ open: 1, idle: 0, waiting: 0 });
});

test('without waiters a failed connect opens nothing', async () => {
  const f = manualFactory();
  const pool = new ConnectionPool<Conn>(f, 3);
  const a = watch(pool.acquire());
  f.pending[0].fail('no');
  await tick();
  expect(a.error).toBe('no');
  expect(f.pending).toHaveLength(1);
  expect(pool.stats).toEqual({ open: 0, idle: 0, waiting: 0 });
});

test('connections got that way can be released and reused', async () => {
  const f = manualFactory();
  const pool = new ConnectionPool<Conn>(f, 1);
  watch(pool.acquire());
  const b = watch(pool.acquire());
  f.pending[0].fail('no');
  await tick();
  f.pending[1].ok();
  await tick();
  pool.release(b.value!);
  expect(pool.stats).toEqual({ open: 1, idle: 1, waiting: 0 });
  expect(await pool.acquire()).toBe(b.value);
});
