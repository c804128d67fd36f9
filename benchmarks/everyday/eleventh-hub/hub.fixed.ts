/**
 * Typed event hub shared by the widgets of a dashboard. Listeners are called
 * in the order of their registration; `once` listeners go after their first call.
 */
export type Listener<T> = (payload: T) => void;

export type Unsubscribe = () => void;

interface Entry<T> {
  listener: Listener<T>;
  once: boolean;
}

type Entries<Events> = { [K in keyof Events]?: Entry<Events[K]>[] };

export class Hub<Events extends object> {
  private readonly entries: Entries<Events> = {};
  private readonly onError: (error: unknown, event: keyof Events) => void;

  constructor(onError?: (error: unknown, event: keyof Events) => void) {
    this.onError =
      onError ??
      ((error) => {
        throw error;
      });
  }

  on<K extends keyof Events>(event: K, listener: Listener<Events[K]>): Unsubscribe {
    return this.add(event, { listener, once: false });
  }

  once<K extends keyof Events>(event: K, listener: Listener<Events[K]>): Unsubscribe {
    return this.add(event, { listener, once: true });
  }

  /** Removes a listener, however often it was registered. */
  off<K extends keyof Events>(event: K, listener: Listener<Events[K]>): void {
    const list = this.entries[event];
    if (!list) return;
    for (let i = list.length - 1; i >= 0; i--) {
      if (list[i].listener === listener) list.splice(i, 1);
    }
  }

  /** Calls the listeners that are registered now; returns how many there were. */
  emit<K extends keyof Events>(event: K, payload: Events[K]): number {
    const list = this.entries[event];
    if (!list) return 0;

    let called = 0;
    for (const entry of [...list]) {
      if (entry.once) this.remove(event, entry);
      called++;
      try {
        entry.listener(payload);
      } catch (error) {
        this.onError(error, event);
      }
    }
    return called;
  }

  /** Resolves with the next payload of the event. */
  next<K extends keyof Events>(event: K): Promise<Events[K]> {
    return new Promise((resolve) => this.once(event, resolve));
  }

  listenerCount(event: keyof Events): number {
    return this.entries[event]?.length ?? 0;
  }

  clear(event?: keyof Events): void {
    if (event !== undefined) {
      this.entries[event]?.splice(0);
      return;
    }
    for (const key of Object.keys(this.entries) as (keyof Events)[]) this.clear(key);
  }

  private add<K extends keyof Events>(event: K, entry: Entry<Events[K]>): Unsubscribe {
    const list = (this.entries[event] ??= []) as Entry<Events[K]>[];
    list.push(entry);
    return () => this.remove(event, entry);
  }

  private remove<K extends keyof Events>(event: K, entry: Entry<Events[K]>): void {
    const list = this.entries[event];
    const index = list ? list.indexOf(entry) : -1;
    if (list && index >= 0) list.splice(index, 1);
  }
}
