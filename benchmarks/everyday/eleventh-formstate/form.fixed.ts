/**
 * State of a form: values, errors, which fields were visited and whether there
 * is anything to save. The view subscribes and draws snapshots.
 */
export type Values = Record<string, unknown>;
export type Errors<V> = Partial<Record<keyof V, string>>;

export interface FormOptions<V extends Values> {
  initialValues: V;
  validate?: (values: V) => Errors<V>;
  onSubmit: (values: V) => void | Promise<void>;
}

export interface FormSnapshot<V extends Values> {
  values: V;
  errors: Errors<V>;
  touched: (keyof V)[];
  dirty: (keyof V)[];
  submitCount: number;
  submitting: boolean;
}

function sameValue(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((item, i) => sameValue(item, b[i]));
  }
  if (a instanceof Date && b instanceof Date) return a.getTime() === b.getTime();
  return Object.is(a, b);
}

export class Form<V extends Values> {
  private initial: V;
  private values: V;
  private errors: Errors<V> = {};
  private touched = new Set<keyof V>();
  private submitCount = 0;
  private submitting = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly options: FormOptions<V>) {
    this.initial = { ...options.initialValues };
    this.values = { ...options.initialValues };
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  snapshot(): FormSnapshot<V> {
    return {
      values: { ...this.values },
      errors: { ...this.errors },
      touched: [...this.touched],
      dirty: this.dirtyFields(),
      submitCount: this.submitCount,
      submitting: this.submitting,
    };
  }

  change<K extends keyof V>(field: K, value: V[K]): void {
    this.values = { ...this.values, [field]: value };
    // after a failed attempt to submit errors go away while typing
    if (this.submitCount > 0) this.validate();
    this.notify();
  }

  blur(field: keyof V): void {
    this.touched.add(field);
    this.validate();
    this.notify();
  }

  /**
   * Back to the initial values. Those that are given, e.g. what the server has
   * saved, are the initial values from now on.
   */
  reset(values: Partial<V> = {}): void {
    this.initial = { ...this.initial, ...values };
    this.values = { ...this.initial };
    this.errors = {};
    this.touched.clear();
    this.submitCount = 0;
    this.notify();
  }

  /** Returns whether the values were valid and have been handed over. */
  async submit(): Promise<boolean> {
    if (this.submitting) return false;
    this.submitCount++;
    for (const field of Object.keys(this.values)) this.touched.add(field);
    if (!this.validate()) {
      this.notify();
      return false;
    }
    this.submitting = true;
    this.notify();
    try {
      await this.options.onSubmit({ ...this.values });
      return true;
    } finally {
      this.submitting = false;
      this.notify();
    }
  }

  private dirtyFields(): (keyof V)[] {
    return Object.keys(this.values).filter((field) => !sameValue(this.values[field], this.initial[field]));
  }

  private validate(): boolean {
    this.errors = this.options.validate?.(this.values) ?? {};
    return Object.keys(this.errors).length === 0;
  }

  private notify(): void {
    for (const listener of [...this.listeners]) listener();
  }
}
