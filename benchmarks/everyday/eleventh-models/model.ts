/**
 * Base class of the records: fields with defaults and hooks that run before a
 * record is saved. Subclasses inherit the hooks of their parents.
 */
export type Attributes = Record<string, unknown>;
export type Hook = (record: Model) => void;

export interface Storage {
  save(table: string, attributes: Attributes): void;
}

export class ValidationError extends Error {
  constructor(readonly messages: string[]) {
    super(messages.join('; '));
    this.name = 'ValidationError';
  }
}

export abstract class Model {
  static table = '';
  protected static hooks: Hook[] = [];

  private attributes: Attributes;
  private saved: Attributes | undefined;

  constructor(attributes: Attributes = {}) {
    this.attributes = { ...this.defaults(), ...attributes };
  }

  /** Adds a hook to the class and the classes derived from it. */
  static beforeSave(hook: Hook): void {
    this.hooks.push(hook);
  }

  /** A hook that makes sure that fields are filled. */
  static requires(...fields: string[]): void {
    this.beforeSave((record) => {
      const empty = fields.filter((field) => {
        const value = record.get(field);
        return value === undefined || value === null || value === '';
      });
      if (empty.length > 0) throw new ValidationError(empty.map((f) => `${f} is required`));
    });
  }

  static hookCount(): number {
    return this.hooks.length;
  }

  protected defaults(): Attributes {
    return {};
  }

  get isNew(): boolean {
    return this.saved === undefined;
  }

  get(field: string): unknown {
    return this.attributes[field];
  }

  set(field: string, value: unknown): this {
    this.attributes[field] = value;
    return this;
  }

  changes(): string[] {
    const saved = this.saved ?? {};
    return Object.keys(this.attributes).filter((field) => !Object.is(this.attributes[field], saved[field]));
  }

  /** Runs the hooks and saves the record if there is something to save. */
  save(storage: Storage): boolean {
    const type = this.constructor as typeof Model;
    for (const hook of type.hooks) hook(this);
    if (!this.isNew && this.changes().length === 0) return false;
    storage.save(type.table, { ...this.attributes });
    this.saved = { ...this.attributes };
    return true;
  }

  toJSON(): Attributes {
    return { ...this.attributes };
  }
}
