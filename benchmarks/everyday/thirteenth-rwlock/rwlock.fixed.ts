/**
 * Lock with shared readers and exclusive writers, first come, first served:
 * a reader who comes after a waiting writer waits as well.
 */
export type Release = () => void;

interface Waiter {
  mode: 'read' | 'write';
  enter: (release: Release) => void;
}

export class RwLock {
  private readers = 0;
  private writing = false;
  private readonly waiters: Waiter[] = [];

  get state(): string {
    if (this.writing) return 'write';
    return this.readers > 0 ? `read ${this.readers}` : 'free';
  }

  get waiting(): number {
    return this.waiters.length;
  }

  acquireRead(): Promise<Release> {
    return this.acquire('read');
  }

  acquireWrite(): Promise<Release> {
    return this.acquire('write');
  }

  async read<T>(task: () => T | Promise<T>): Promise<T> {
    const release = await this.acquireRead();
    try {
      return await task();
    } finally {
      release();
    }
  }

  async write<T>(task: () => T | Promise<T>): Promise<T> {
    const release = await this.acquireWrite();
    try {
      return await task();
    } finally {
      release();
    }
  }

  private acquire(mode: Waiter['mode']): Promise<Release> {
    return new Promise((enter) => {
      this.waiters.push({ mode, enter });
      this.admit();
    });
  }

  /** Lets in from the front of the queue whoever may come in now. */
  private admit(): void {
    while (this.waiters.length > 0) {
      const { mode, enter } = this.waiters[0];
      if (this.writing || (mode === 'write' && this.readers > 0)) return;
      this.waiters.shift();
      if (mode === 'write') this.writing = true;
      else this.readers += 1;
      enter(this.releaser(mode));
    }
  }

  private releaser(mode: Waiter['mode']): Release {
    let released = false;
    return () => {
      if (released) return;
      released = true;
      if (mode === 'write') this.writing = false;
      else this.readers -= 1;
      this.admit();
    };
  }
}
