interface Edit {
  label: string;
  time: number;
  before: string;
  after: string;
}

/** The text of an editor with undo and redo. Edits of the same kind that follow each other quickly become one step. */
export class History {
  #text: string;
  #done: Edit[] = [];
  #undone: Edit[] = [];
  readonly #mergeWithin: number;

  constructor(text = '', mergeWithin = 500) {
    this.#text = text;
    this.#mergeWithin = mergeWithin;
  }

  get text(): string {
    return this.#text;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  apply(label: string, after: string, time: number): void {
    const last = this.#done.at(-1);
    const before = this.#text;
    this.#text = after;
    this.#undone = [];
    if (last && last.label === label && time - last.time <= this.#mergeWithin) {
      last.after = after;
      last.time = time;
      return;
    }
    this.#done.push({ label, time, before, after });
  }

  undo(): boolean {
    const edit = this.#done.pop();
    if (!edit) return false;
    this.#undone.push(edit);
    this.#text = edit.before;
    return true;
  }

  redo(): boolean {
    const edit = this.#undone.pop();
    if (!edit) return false;
    this.#done.push(edit);
    this.#text = edit.after;
    return true;
  }
}
