export interface Step<State> {
  label: string;
  state: State;
}

/**
 * Undo and redo of an editor. States are values: whoever changes one makes a new one.
 */
export class UndoHistory<State> {
  #current: State;
  #past: Step<State>[] = [];
  #future: Step<State>[] = [];
  readonly #limit: number;

  constructor(initial: State, limit = 50) {
    this.#current = initial;
    this.#limit = limit;
  }

  get current(): State {
    return this.#current;
  }

  get labels(): string[] {
    return this.#past.map((step) => step.label);
  }

  canUndo(): boolean {
    return this.#past.length > 0;
  }

  canRedo(): boolean {
    return this.#future.length > 0;
  }

  /** Changes the state, so that `undo` brings back the one before. */
  apply(label: string, change: (state: State) => State): State {
    this.#past.push({ label, state: this.#current });
    this.#current = change(this.#current);
    this.#future = [];
    if (this.#past.length > this.#limit) this.#past.shift();
    return this.#current;
  }

  undo(): State {
    const step = this.#past.pop();
    if (step === undefined) return this.#current;
    this.#future.push({ label: step.label, state: this.#current });
    this.#current = step.state;
    return this.#current;
  }

  redo(): State {
    const step = this.#future.pop();
    if (step === undefined) return this.#current;
    this.#past.push({ label: step.label, state: this.#current });
    this.#current = step.state;
    return this.#current;
  }
}
