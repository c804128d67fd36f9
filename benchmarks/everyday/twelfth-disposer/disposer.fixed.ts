/**
 * Collects what has to be released when a view, a plugin or a test ends:
 * functions, objects with dispose(), other stacks.
 */
export interface Disposable {
  dispose(): void;
}

export type Releasable = Disposable | (() => void);

/** Several releases failed; `errors` in the order they were thrown. */
export class DisposeError extends Error {
  constructor(readonly errors: readonly unknown[]) {
    super(`${errors.length} errors while disposing`);
    this.name = 'DisposeError';
  }
}

function release(item: Releasable): void {
  if (typeof item === 'function') item();
  else item.dispose();
}

export class DisposerStack implements Disposable {
  private items: Releasable[] = [];
  private disposed = false;

  get size(): number {
    return this.items.length;
  }

  get isDisposed(): boolean {
    return this.disposed;
  }

  /** Takes over an item and gives it back; after the end it is released at once. */
  use<T extends Releasable>(item: T): T {
    if (this.disposed) release(item);
    else this.items.push(item);
    return item;
  }

  /** Like `use`, for values that are released by some function. */
  adopt<T>(value: T, onDispose: (value: T) => void): T {
    this.use(() => onDispose(value));
    return value;
  }

  /** Forgets an item without releasing it. */
  detach(item: Releasable): boolean {
    const index = this.items.lastIndexOf(item);
    if (index < 0) return false;
    this.items.splice(index, 1);
    return true;
  }

  /** Hands everything to a new stack; this one is over. */
  move(): DisposerStack {
    const next = new DisposerStack();
    next.items = this.items;
    this.items = [];
    this.disposed = true;
    return next;
  }

  /**
   * Releases all items, the latest first. Every item gets its turn; errors are
   * thrown at the end, a single one as it is.
   */
  dispose(): void {
    if (this.disposed) return;
    this.disposed = true;
    const errors: unknown[] = [];
    while (this.items.length > 0) {
      try {
        release(this.items.pop() as Releasable);
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length === 1) throw errors[0];
    if (errors.length > 1) throw new DisposeError(errors);
  }
}

/** Runs the body with a stack that is disposed afterwards, come what may. */
export function withDisposer<T>(body: (stack: DisposerStack) => T): T {
  const stack = new DisposerStack();
  try {
    return body(stack);
  } finally {
    stack.dispose();
  }
}
