import { ConnectionPool, PoolClosedError } from './connpool';

class FakeDb {
  made = 0;
  closed: number[] = [];
  failNext = 0;
  async create(): Promise<{ id: number }> {
    await new Promise((r) => setTimeout(r, 2));
    if (this.failNext > 0) {
      this.failNext--;
      throw new Error('connection refused');
    }
    return { id: ++this.made };
  }
  async close(c: { id: number }): Promise<void> {
    this.closed.push(c.id);
  }
}

const orGiveUp = <T>(p: Promise<T>, ms = 100): Promise<T | 'still waiting'> =>
  Promise.race([p, new Promise<'still waiting'>((r) => setTimeout(() => r('still waiting'), ms))]);

let db: FakeDb;
beforeEach(() => {
  db = new FakeDb();
});

test('reuses released connections', async () => {
  const pool = new ConnectionPool(db, 2);
  const a = await pool.acquire();
  pool.release(a);
  expect(await pool.acquire()).toBe(a);
  expect(db.made).toBe(1);
});

test('waits when all are taken', async () => {
  const pool = new ConnectionPool(db, 1);
  const a = await pool.acquire();
  const next = pool.acquire();
  expect(pool.stats).toEqual({ open: 1, idle: 0, waiting: 1 });
  pool.release(a);
  expect(await next).toBe(a);
});

test('a discarded connection makes room for a new one', async () => {
  const pool = new ConnectionPool(db, 1);
  const a = await pool.acquire();
  const next = pool.acquire();
  await pool.discard(a);
  expect((await next).id).toBe(2);
  expect(db.closed).toEqual([1]);
});

test('a failed connect is reported and can be tried again', async () => {
  const pool = new ConnectionPool(db, 1);
  db.failNext = 1;
  await expect(pool.acquire()).rejects.toThrow('connection refused');
  expect(pool.stats.open).toBe(0);
  expect((await pool.acquire()).id).toBe(1);
});

test('who waited behind a failed connect gets a connection', async () => {
  const pool = new ConnectionPool(db, 1);
  db.failNext = 1;
  const first = pool.acquire();
  const second = pool.acquire();
  await expect(first).rejects.toThrow('connection refused');
  expect(await orGiveUp(second)).toEqual({ id: 1 });
});

test('use() gives back or discards', async () => {
  const pool = new ConnectionPool(db, 1);
  expect(await pool.use(async (c) => c.id)).toBe(1);
  await expect(
    pool.use(async () => {
      throw new Error('boom');
    }),
  ).rejects.toThrow('boom');
  expect(pool.stats).toEqual({ open: 0, idle: 0, waiting: 0 });
});

test('closing turns away who waits', async () => {
  const pool = new ConnectionPool(db, 1);
  await pool.acquire();
  const waiting = pool.acquire();
  await pool.close();
  await expect(waiting).rejects.toBeInstanceOf(PoolClosedError);
});
