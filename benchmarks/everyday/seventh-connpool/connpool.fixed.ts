/**
 * A small connection pool.
 *
 * At most `max` connections are open (or being opened) at a time. Who comes when
 * all of them are taken waits, first come first served, until a connection is
 * given back or there is room to open another one.
 */
export interface ConnectionFactory<T> {
  create(): Promise<T>;
  close(connection: T): Promise<void>;
  /** Called before an idle connection is handed out again. */
  isAlive?(connection: T): boolean;
}

interface Waiter<T> {
  resolve(connection: T): void;
  reject(reason: unknown): void;
}

export interface PoolStats {
  open: number;
  idle: number;
  waiting: number;
}

export class PoolClosedError extends Error {
  constructor() {
    super('the pool is closed');
    this.name = 'PoolClosedError';
  }
}

export class ConnectionPool<T> {
  private readonly idle: T[] = [];
  private readonly busy = new Set<T>();
  private readonly waiters: Waiter<T>[] = [];
  private open = 0;
  private closed = false;

  constructor(
    private readonly factory: ConnectionFactory<T>,
    private readonly max: number,
  ) {
    if (max < 1) throw new RangeError('max must be at least 1');
  }

  get stats(): PoolStats {
    return { open: this.open, idle: this.idle.length, waiting: this.waiters.length };
  }

  async acquire(): Promise<T> {
    if (this.closed) throw new PoolClosedError();
    let connection: T | undefined;
    while ((connection = this.idle.pop()) !== undefined) {
      if (this.factory.isAlive?.(connection) ?? true) {
        this.busy.add(connection);
        return connection;
      }
      this.open--;
      await this.closeQuietly(connection);
    }
    if (this.open < this.max) return this.openNew();
    return new Promise<T>((resolve, reject) => this.waiters.push({ resolve, reject }));
  }

  /** Gives a healthy connection back. */
  release(connection: T): void {
    if (!this.busy.delete(connection)) throw new Error('not a connection of this pool');
    const waiter = this.waiters.shift();
    if (waiter) {
      this.busy.add(connection);
      waiter.resolve(connection);
    } else {
      this.idle.push(connection);
    }
  }

  /** Gives a broken connection back: it is closed and makes room for a new one. */
  async discard(connection: T): Promise<void> {
    if (!this.busy.delete(connection)) throw new Error('not a connection of this pool');
    await this.closeQuietly(connection);
    this.open--;
    this.serveNext();
  }

  /** Runs `work` with a connection; one on which the work failed is not used again. */
  async use<R>(work: (connection: T) => Promise<R>): Promise<R> {
    const connection = await this.acquire();
    try {
      const result = await work(connection);
      this.release(connection);
      return result;
    } catch (error) {
      await this.discard(connection);
      throw error;
    }
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const waiter of this.waiters.splice(0)) waiter.reject(new PoolClosedError());
    const idle = this.idle.splice(0);
    this.open -= idle.length;
    await Promise.all(idle.map((c) => this.closeQuietly(c)));
  }

  private async openNew(): Promise<T> {
    this.open++;
    try {
      const connection = await this.factory.create();
      this.busy.add(connection);
      return connection;
    } catch (error) {
      this.open--;
      this.serveNext();
      throw error;
    }
  }

  /** Lets the next in line open a connection, now that there is room. */
  private serveNext(): void {
    const waiter = this.waiters.shift();
    if (waiter) this.openNew().then(waiter.resolve, waiter.reject);
  }

  private async closeQuietly(connection: T): Promise<void> {
    try {
      await this.factory.close(connection);
    } catch {
      // it is gone either way
    }
  }
}
