/**
 * Runs jobs (thumbnails, exports, mails) with limited concurrency, those with
 * the highest priority first.
 */
export type Job<T> = () => T | Promise<T>;

export interface QueueOptions {
  concurrency?: number;
  /** created paused: jobs wait for start() */
  paused?: boolean;
}

export interface JobOptions {
  /** higher numbers run earlier, 0 if not given */
  priority?: number;
}

interface Waiting {
  priority: number;
  run: () => Promise<void>;
  cancel: () => void;
}

export class JobCancelledError extends Error {
  constructor() {
    super('job was cancelled');
    this.name = 'JobCancelledError';
  }
}

export class JobQueue {
  private readonly waiting: Waiting[] = [];
  private readonly concurrency: number;
  private idleWaiters: (() => void)[] = [];
  private active = 0;
  private paused: boolean;

  constructor({ concurrency = 2, paused = false }: QueueOptions = {}) {
    if (!(concurrency >= 1)) throw new RangeError('concurrency has to be at least 1');
    this.concurrency = concurrency;
    this.paused = paused;
  }

  /** Jobs that wait for their turn. */
  get size(): number {
    return this.waiting.length;
  }

  /** Jobs that are running. */
  get pending(): number {
    return this.active;
  }

  get isIdle(): boolean {
    return this.waiting.length === 0 && this.active === 0;
  }

  add<T>(job: Job<T>, { priority = 0 }: JobOptions = {}): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      const run = async () => {
        try {
          resolve(await job());
        } catch (error) {
          reject(error);
        }
      };
      this.enqueue({ priority, run, cancel: () => reject(new JobCancelledError()) });
      this.next();
    });
  }

  addAll<T>(jobs: Job<T>[], options?: JobOptions): Promise<T[]> {
    return Promise.all(jobs.map((job) => this.add(job, options)));
  }

  start(): void {
    this.paused = false;
    this.next();
  }

  /** Running jobs go on, no others are started. */
  pause(): void {
    this.paused = true;
  }

  /** Cancels the jobs that have not been started. */
  clear(): void {
    for (const { cancel } of this.waiting.splice(0)) cancel();
    this.notifyIdle();
  }

  /** Resolves when all jobs are done, at once if there are none. */
  onIdle(): Promise<void> {
    if (this.isIdle) return Promise.resolve();
    return new Promise((resolve) => this.idleWaiters.push(resolve));
  }

  private enqueue(entry: Waiting): void {
    const index = this.waiting.findIndex((other) => other.priority < entry.priority);
    if (index < 0) this.waiting.push(entry);
    else this.waiting.splice(index, 0, entry);
  }

  private next(): void {
    while (!this.paused && this.active < this.concurrency) {
      const entry = this.waiting.shift();
      if (!entry) break;
      this.active++;
      void entry.run().then(() => {
        this.active--;
        this.next();
        this.notifyIdle();
      });
    }
  }

  private notifyIdle(): void {
    if (!this.isIdle) return;
    const waiters = this.idleWaiters;
    this.idleWaiters = [];
    for (const resolve of waiters) resolve();
  }
}
