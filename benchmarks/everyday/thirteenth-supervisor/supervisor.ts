/** Keeps a child process running: restarts it after crashes, slower every time. */
export interface Child {
  onExit(listener: (code: number) => void): void;
  kill(): void;
}

export interface SupervisorOptions {
  spawn: () => Child;
  minDelay?: number;
  maxDelay?: number;
  /** after so long a run the next crash counts as the first again */
  healthyAfter?: number;
  maxCrashes?: number;
  log?: (line: string) => void;
}

export type Status = 'stopped' | 'running' | 'waiting' | 'failed';

export class Supervisor {
  status: Status = 'stopped';
  private child: Child | null = null;
  private crashes = 0;
  private startedAt = 0;
  private timer: ReturnType<typeof setTimeout> | null = null;
  private readonly options: Required<SupervisorOptions>;

  constructor(options: SupervisorOptions) {
    this.options = {
      minDelay: 500,
      maxDelay: 30_000,
      healthyAfter: 60_000,
      maxCrashes: 10,
      log: () => {},
      ...options,
    };
  }

  start(): void {
    if (this.status === 'running' || this.status === 'waiting') return;
    this.crashes = 0;
    this.launch();
  }

  stop(): void {
    const child = this.child;
    this.child = null;
    this.status = 'stopped';
    child?.kill();
  }

  private launch(): void {
    const child = this.options.spawn();
    this.child = child;
    this.status = 'running';
    this.startedAt = Date.now();
    child.onExit((code) => {
      // the exit of a child that was stopped or replaced
      if (this.child === child) this.exited(code);
    });
  }

  private exited(code: number): void {
    this.child = null;
    if (code === 0) {
      this.status = 'stopped';
      return;
    }
    const { minDelay, maxDelay, healthyAfter, maxCrashes, log } = this.options;
    if (Date.now() - this.startedAt >= healthyAfter) this.crashes = 0;
    this.crashes += 1;
    if (this.crashes > maxCrashes) {
      this.status = 'failed';
      log(`gave up after ${maxCrashes} restarts`);
      return;
    }
    const delay = Math.min(maxDelay, minDelay * 2 ** (this.crashes - 1));
    this.status = 'waiting';
    log(`exit code ${code}, restart in ${delay} ms`);
    this.timer = setTimeout(() => {
      this.timer = null;
      this.launch();
    }, delay);
  }
}
