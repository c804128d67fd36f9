/**
 * The logic behind our search box with suggestions, free of any framework.
 * What is displayed always belongs to the text that is in the box at the moment.
 */
export interface Suggestion {
  id: string;
  label: string;
}

export type Fetcher = (query: string) => Promise<Suggestion[]>;

export interface TypeaheadState {
  status: 'idle' | 'loading' | 'ready' | 'failed';
  query: string;
  items: readonly Suggestion[];
  /** Index of the highlighted suggestion, -1 for none. */
  active: number;
  error?: string;
}

export interface TypeaheadOptions {
  minLength?: number;
  /** How many queries are remembered. */
  cacheSize?: number;
}

const IDLE: TypeaheadState = { status: 'idle', query: '', items: [], active: -1 };

export class Typeahead {
  private current: TypeaheadState = IDLE;
  private readonly cache = new Map<string, Suggestion[]>();
  private readonly minLength: number;
  private readonly cacheSize: number;
  /** Number of the latest input; answers to earlier ones are of no interest. */
  private latest = 0;

  constructor(
    private readonly fetcher: Fetcher,
    private readonly render: (state: TypeaheadState) => void = () => {},
    options: TypeaheadOptions = {},
  ) {
    this.minLength = options.minLength ?? 2;
    this.cacheSize = options.cacheSize ?? 20;
  }

  get state(): TypeaheadState {
    return this.current;
  }

  /** To be called with the text of the box whenever it changes. */
  async input(text: string): Promise<void> {
    const query = text.trim().toLowerCase();
    if (query.length < this.minLength) {
      this.reset();
      return;
    }

    const known = this.cache.get(query);
    if (known) {
      this.show({ status: 'ready', query, items: known, active: -1 });
      return;
    }

    const ticket = ++this.latest;
    this.show({ status: 'loading', query, items: this.current.items, active: -1 });
    try {
      const items = await this.fetcher(query);
      this.remember(query, items);
      if (ticket !== this.latest) return;
      this.show({ status: 'ready', query, items, active: -1 });
    } catch (error) {
      if (ticket !== this.latest) return;
      const message = error instanceof Error ? error.message : String(error);
      this.show({ status: 'failed', query, items: [], active: -1, error: message });
    }
  }

  /** Empties the list, e.g. when the box is cleared or loses the focus. */
  reset(): void {
    this.latest++;
    this.show(IDLE);
  }

  /** Arrow keys: moves the highlight and wraps around at both ends. */
  move(step: 1 | -1): void {
    const { items, active } = this.current;
    if (items.length === 0) return;
    const next = active < 0 ? (step > 0 ? 0 : items.length - 1) : (active + step + items.length) % items.length;
    this.show({ ...this.current, active: next });
  }

  /** Enter: takes the highlighted suggestion, if any, and closes the list. */
  choose(): Suggestion | null {
    const chosen = this.current.items[this.current.active] ?? null;
    if (chosen) this.reset();
    return chosen;
  }

  private remember(query: string, items: Suggestion[]): void {
    this.cache.set(query, items);
    if (this.cache.size > this.cacheSize) {
      const oldest = this.cache.keys().next().value;
      if (oldest !== undefined) this.cache.delete(oldest);
    }
  }

  private show(state: TypeaheadState): void {
    this.current = state;
    this.render(state);
  }
}
