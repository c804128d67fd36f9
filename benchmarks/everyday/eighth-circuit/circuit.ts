/**
 * Circuit breaker around calls to a flaky upstream service.
 */
export type CircuitState = 'closed' | 'open' | 'half-open';

export interface CircuitOptions {
  /** how many failures in a row open the circuit */
  threshold: number;
  /** how long the circuit stays open, in milliseconds */
  cooldown: number;
  now?: () => number;
  onChange?: (state: CircuitState) => void;
}

export class CircuitOpenError extends Error {
  constructor() {
    super('circuit is open');
    this.name = 'CircuitOpenError';
  }
}

export class Circuit {
  private current: CircuitState = 'closed';
  private failures = 0;
  private openedAt = 0;
  private readonly now: () => number;

  constructor(private readonly options: CircuitOptions) {
    this.now = options.now ?? Date.now;
  }

  get state(): CircuitState {
    if (this.current === 'open' && this.now() - this.openedAt >= this.options.cooldown) {
      this.change('half-open');
    }
    return this.current;
  }

  async run<T>(call: () => Promise<T>): Promise<T> {
    if (this.state === 'open') throw new CircuitOpenError();
    try {
      const result = await call();
      this.succeeded();
      return result;
    } catch (error) {
      this.failed();
      throw error;
    }
  }

  private succeeded(): void {
    if (this.current === 'half-open') this.change('closed');
  }

  private failed(): void {
    this.failures++;
    if (this.current === 'half-open' || this.failures >= this.options.threshold) {
      this.openedAt = this.now();
      this.change('open');
    }
  }

  private change(state: CircuitState): void {
    if (state === this.current) return;
    this.current = state;
    this.options.onChange?.(state);
  }
}
