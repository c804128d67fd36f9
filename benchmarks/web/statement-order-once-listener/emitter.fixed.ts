/** A small typed event emitter. */

export type Listener<Payload> = (payload: Payload) => void;

export class Emitter<Events extends Record<string, unknown>> {
  readonly #listeners = new Map<keyof Events, Listener<never>[]>();

  /** Returns a function that takes the listener off again. */
  on<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    this.#listeners.set(name, [...(this.#listeners.get(name) ?? []), listener]);
    return () => this.off(name, listener);
  }

  off<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): void {
    const left = (this.#listeners.get(name) ?? []).filter((one) => one !== listener);
    this.#listeners.set(name, left);
  }

  /** The listener hears one event only, even if it makes the next one itself. */
  once<Name extends keyof Events>(name: Name, listener: Listener<Events[Name]>): () => void {
    const stop = this.on(name, (payload) => {
      stop();
      listener(payload);
    });
    return stop;
  }

  /** Those who listen when it begins hear it, in the order in which they came. */
  emit<Name extends keyof Events>(name: Name, payload: Events[Name]): void {
    for (const listener of this.#listeners.get(name) ?? []) (listener as Listener<Events[Name]>)(payload);
  }

  count(name: keyof Events): number {
    return this.#listeners.get(name)?.length ?? 0;
  }
}
