/**
 * Counters over a sliding window for the alerting agent: how many requests and
 * errors there were in the last so many milliseconds. The window is split into
 * slots that are used over and over again, so memory stays constant.
 */
export interface WindowOptions {
  /** length of a slot in milliseconds */
  slotMs: number;
  slots: number;
  now(): number;
}

export interface Totals {
  requests: number;
  errors: number;
}

export class WindowCounter {
  readonly #requests: number[];
  readonly #errors: number[];
  readonly #options: WindowOptions;
  /** the number of the slot that was current at the last call, counted from time 0 */
  #current: number;

  constructor(options: WindowOptions) {
    if (options.slots < 1 || options.slotMs <= 0) throw new RangeError('the window is empty');
    this.#options = options;
    this.#requests = new Array<number>(options.slots).fill(0);
    this.#errors = new Array<number>(options.slots).fill(0);
    this.#current = this.#slotNow();
  }

  record(failed = false): void {
    const index = this.#advance();
    this.#requests[index]++;
    if (failed) this.#errors[index]++;
  }

  /** What was counted in the current slot and the ones before it in the window. */
  totals(): Totals {
    this.#advance();
    const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
    return { requests: sum(this.#requests), errors: sum(this.#errors) };
  }

  /** Errors per request, 0 while there have been fewer requests than the minimum. */
  errorRate(minRequests = 1): number {
    const { requests, errors } = this.totals();
    return requests < Math.max(1, minRequests) ? 0 : errors / requests;
  }

  /** The requests of each slot, the oldest first. */
  history(): number[] {
    const index = this.#advance();
    return [...this.#requests.slice(index + 1), ...this.#requests.slice(0, index + 1)];
  }

  #slotNow(): number {
    return Math.floor(this.#options.now() / this.#options.slotMs);
  }

  /** Empties the slots that have come into use again; the index of the current one. */
  #advance(): number {
    const { slots } = this.#options;
    // a clock that has been set back counts into the slot that is current
    const target = Math.max(this.#current, this.#slotNow());
    const steps = Math.min(target - this.#current, slots);
    for (let i = 0; i < steps; i++) {
      const index = (target - i) % slots;
      this.#requests[index] = 0;
      this.#errors[index] = 0;
    }
    this.#current = target;
    return target % slots;
  }
}

/** Calls back once when the error rate gets to the limit, and again after it was below. */
export class Alarm {
  #raised = false;

  constructor(
    private readonly counter: WindowCounter,
    private readonly limit: number,
    private readonly raise: (rate: number) => void,
  ) {}

  check(minRequests = 1): boolean {
    const rate = this.counter.errorRate(minRequests);
    const high = rate >= this.limit;
    if (high && !this.#raised) this.raise(rate);
    this.#raised = high;
    return high;
  }
}
