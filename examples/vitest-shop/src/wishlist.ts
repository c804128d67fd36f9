export interface Wish {
  sku: string;
  note: string;
}

type Listener = (event: 'added' | 'removed', sku: string) => void;

export class Wishlist {
  #wishes: Wish[] = [];
  readonly #listeners = new Set<Listener>();

  /** Registers a listener and returns the function that takes it off again. */
  subscribe(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  has(sku: string): boolean {
    return this.#wishes.some((wish) => wish.sku === sku);
  }

  /** The heart button: puts an article on the list or takes it off; tells whether it is on it now. */
  toggle(sku: string, note = ''): boolean {
    if (this.has(sku)) {
      this.#wishes = this.#wishes.filter((wish) => wish.sku !== sku);
      this.#emit('removed', sku);
    }
    this.#wishes.push({ sku, note });
    this.#emit('added', sku);
    return true;
  }

  annotate(sku: string, note: string): boolean {
    const wish = this.#wishes.find((candidate) => candidate.sku === sku);
    if (!wish) return false;
    wish.note = note;
    return true;
  }

  list(): readonly Wish[] {
    return this.#wishes.map((wish) => ({ ...wish }));
  }

  #emit(event: 'added' | 'removed', sku: string): void {
    for (const listener of this.#listeners) listener(event, sku);
  }
}
