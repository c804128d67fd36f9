/** A dropdown that closes on a click elsewhere and on Escape. The document comes from outside. */

export interface EventSource {
  addEventListener(type: string, listener: (event: UiEvent) => void): void;
  removeEventListener(type: string, listener: (event: UiEvent) => void): void;
}

export interface UiEvent {
  readonly type: string;
  readonly key?: string;
  /** Ids of the elements from the target up to the root. */
  readonly path: readonly string[];
}

export interface DropdownOptions {
  readonly id: string;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly closeOnEscape?: boolean;
}

export class Dropdown {
  readonly #document: EventSource;
  readonly #options: DropdownOptions;
  #isOpen = false;

  constructor(document: EventSource, options: DropdownOptions) {
    this.#document = document;
    this.#options = options;
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  open(): void {
    if (this.#isOpen) return;
    this.#isOpen = true;
    this.#document.addEventListener('click', (event) => this.#onClick(event));
    this.#document.addEventListener('keydown', this.#onKeydown);
    this.#options.onToggle?.(true);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#document.removeEventListener('click', this.#onClick);
    this.#document.removeEventListener('keydown', this.#onKeydown);
    this.#options.onToggle?.(false);
  }

  toggle(): void {
    if (this.#isOpen) this.close();
    else this.open();
  }

  readonly #onClick = (event: UiEvent): void => {
    if (!event.path.includes(this.#options.id)) this.close();
  };

  readonly #onKeydown = (event: UiEvent): void => {
    if (event.key === 'Escape' && this.#options.closeOnEscape !== false) this.close();
  };
}
