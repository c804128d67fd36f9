/** Which view of a page is shown, with a way back. */

export type View = 'list' | 'board' | 'calendar' | 'settings';

export interface Change {
  readonly from: View;
  readonly to: View;
}

export class ViewState {
  #current: View;
  #previous: View | undefined;
  readonly #listeners = new Set<(change: Change) => void>();

  constructor(start: View) {
    this.#current = start;
  }

  get current(): View {
    return this.#current;
  }

  /** Shows another view; nothing happens when it is shown already. */
  show(view: View): void {
    if (view === this.#current) return;
    this.#current = view;
    this.#previous = this.#current;
    this.#tell({ from: this.#previous, to: view });
  }

  /** Back to the view before, and from there back again. False when there was none. */
  back(): boolean {
    if (this.#previous === undefined) return false;
    this.show(this.#previous);
    return true;
  }

  onChange(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}
