/**
 * Health endpoint: runs all checks at once and sums up the result.
 * Whatever a check does - fail, hang, crash - there is always a report.
 */
export type Status = 'up' | 'degraded' | 'down';

export interface Check {
  name: string;
  /** The service can do without it: a failure only degrades. */
  optional?: boolean;
  /** Fails by throwing or rejecting; what it returns shows up as detail. */
  run(): unknown;
  timeoutMs?: number;
}

export interface CheckResult {
  name: string;
  status: 'up' | 'down';
  optional: boolean;
  durationMs: number;
  detail?: unknown;
  error?: string;
}

export interface Report {
  status: Status;
  checks: CheckResult[];
}

export interface HealthOptions {
  timeoutMs?: number;
  now?: () => number;
}

export class TimeoutError extends Error {
  constructor(ms: number) {
    super(`no answer within ${ms} ms`);
    this.name = 'TimeoutError';
  }
}

/** Rejects if the promise takes too long. The timer never outlives the promise. */
export function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TimeoutError(ms)), ms);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      (error) => {
        clearTimeout(timer);
        reject(error);
      },
    );
  });
}

export function overall(results: readonly CheckResult[]): Status {
  const failed = results.filter((r) => r.status === 'down');
  if (failed.some((r) => !r.optional)) return 'down';
  return failed.length > 0 ? 'degraded' : 'up';
}

export function httpStatus(report: Report): number {
  return report.status === 'down' ? 503 : 200;
}

export class HealthMonitor {
  private readonly checks = new Map<string, Check>();
  private readonly timeoutMs: number;
  private readonly now: () => number;

  constructor(options: HealthOptions = {}) {
    this.timeoutMs = options.timeoutMs ?? 1000;
    this.now = options.now ?? Date.now;
  }

  /** Returns a function that takes the check out again. */
  add(check: Check): () => void {
    if (this.checks.has(check.name)) throw new Error(`check "${check.name}" exists already`);
    this.checks.set(check.name, check);
    return () => {
      if (this.checks.get(check.name) === check) this.checks.delete(check.name);
    };
  }

  /** Results are in the order in which the checks were added. */
  async report(): Promise<Report> {
    const checks = await Promise.all([...this.checks.values()].map((check) => this.runOne(check)));
    return { status: overall(checks), checks };
  }

  private runOne(check: Check): Promise<CheckResult> {
    const started = this.now();
    const base = { name: check.name, optional: check.optional ?? false };
    const outcome = Promise.resolve(check.run());
    return withTimeout(outcome, check.timeoutMs ?? this.timeoutMs).then(
      (detail): CheckResult => ({
        ...base,
        status: 'up',
        durationMs: this.now() - started,
        ...(detail === undefined ? {} : { detail }),
      }),
      (error): CheckResult => ({
        ...base,
        status: 'down',
        durationMs: this.now() - started,
        error: error instanceof Error ? error.message : String(error),
      }),
    );
  }
}
