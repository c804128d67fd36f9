export type Key = string | number;

export interface Issue {
  /** Keys and indexes that lead from the whole value to the wrong one. */
  path: Key[];
  message: string;
}

export interface Context {
  /** Where the value under check is; grows and shrinks while the schemas go down and up. */
  path: Key[];
  issues: Issue[];
}

export type Schema = (value: unknown, context: Context) => void;

function addIssue(context: Context, message: string): void {
  context.issues.push({ path: [...context.path], message });
}

function checkInside(context: Context, key: Key, schema: Schema, value: unknown): void {
  context.path.push(key);
  schema(value, context);
  context.path.pop();
}

export function string({ min = 0 }: { min?: number } = {}): Schema {
  return (value, context) => {
    if (typeof value !== 'string') addIssue(context, 'must be a text');
    else if (value.length < min) addIssue(context, `must have at least ${min} characters`);
  };
}

export function number({ min = -Infinity, max = Infinity }: { min?: number; max?: number } = {}): Schema {
  return (value, context) => {
    if (typeof value !== 'number' || Number.isNaN(value)) addIssue(context, 'must be a number');
    else if (value < min) addIssue(context, `must be at least ${min}`);
    else if (value > max) addIssue(context, `must be at most ${max}`);
  };
}

export function optional(schema: Schema): Schema {
  return (value, context) => {
    if (value !== undefined) schema(value, context);
  };
}

export function array(item: Schema, { min = 0 }: { min?: number } = {}): Schema {
  return (value, context) => {
    if (!Array.isArray(value)) return addIssue(context, 'must be a list');
    if (value.length < min) addIssue(context, `must have at least ${min} entries`);
    value.forEach((entry, index) => checkInside(context, index, item, entry));
  };
}

const unknownKey: Schema = (_value, context) => addIssue(context, 'is not known');

export function object(shape: Record<string, Schema>): Schema {
  return (value, context) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return addIssue(context, 'must be an object');
    }
    const record = value as Record<string, unknown>;
    for (const [key, schema] of Object.entries(shape)) checkInside(context, key, schema, record[key]);
    for (const key of Object.keys(record)) {
      if (!Object.hasOwn(shape, key)) checkInside(context, key, unknownKey, record[key]);
    }
  };
}

/** All that is wrong with a value; empty when it fits the schema. */
export function validate(schema: Schema, value: unknown): Issue[] {
  const context: Context = { path: [], issues: [] };
  schema(value, context);
  return context.issues;
}

/** Such as `items[0].name must be a text`. */
export function formatIssue({ path, message }: Issue): string {
  const place = path
    .map((key, depth) => (typeof key === 'number' ? `[${key}]` : depth === 0 ? key : `.${key}`))
    .join('');
  return `${place === '' ? 'value' : place} ${message}`;
}
