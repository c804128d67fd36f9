/**
 * Keeps secrets and personal data out of logs. Works on what is logged, which
 * may be texts, errors or nested data; what goes in is never changed.
 */
export interface Rule {
  name: string;
  pattern: RegExp;
}

export const DEFAULT_RULES: readonly Rule[] = [
  { name: 'email', pattern: /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g },
  { name: 'bearer', pattern: /\bBearer\s+[\w.~+/-]+=*/gi },
  { name: 'card', pattern: /\b\d{4}(?:[ -]?\d{4}){3}\b/g },
];

const SECRET_KEY = /pass(?:word|phrase)|secret|token|api[-_]?key|authorization/i;

export interface Report {
  value: unknown;
  /** how often each rule has been applied; those never applied are left out */
  hits: Record<string, number>;
}

export class Redactor {
  constructor(private readonly rules: readonly Rule[] = DEFAULT_RULES) {
    for (const { name, pattern } of rules) {
      if (!pattern.global) throw new TypeError(`pattern of rule "${name}" must be global`);
    }
  }

  /** The text with all that is matched by a rule replaced by "[name]". */
  text(text: string, hits: Record<string, number> = {}): string {
    return this.rules.reduce(
      (current, { name, pattern }) =>
        current.replace(pattern, () => {
          hits[name] = (hits[name] ?? 0) + 1;
          return `[${name}]`;
        }),
      text,
    );
  }

  /** Whether there is anything in the text that would be replaced. */
  isSensitive(text: string): boolean {
    return this.rules.some(({ pattern }) => pattern.test(text));
  }

  /** A copy of the value with texts redacted and the values of secret keys hidden. */
  redact(value: unknown): Report {
    const hits: Record<string, number> = {};
    return { value: this.#walk(value, hits, new Map()), hits };
  }

  #walk(value: unknown, hits: Record<string, number>, seen: Map<object, unknown>): unknown {
    if (typeof value === 'string') return this.text(value, hits);
    if (typeof value !== 'object' || value === null || value instanceof Date) return value;
    if (seen.has(value)) return seen.get(value);
    if (value instanceof Error) {
      return { name: value.name, message: this.text(value.message, hits) };
    }
    if (Array.isArray(value)) {
      const copy: unknown[] = [];
      seen.set(value, copy);
      for (const item of value) copy.push(this.#walk(item, hits, seen));
      return copy;
    }
    const copy: Record<string, unknown> = {};
    seen.set(value, copy);
    for (const [key, item] of Object.entries(value)) {
      if (SECRET_KEY.test(key) && item !== null && item !== undefined) {
        hits.key = (hits.key ?? 0) + 1;
        copy[key] = '[hidden]';
      } else {
        copy[key] = this.#walk(item, hits, seen);
      }
    }
    return copy;
  }
}

/** Those of the lines that have to be looked at before they are published. */
export function sensitiveLines(lines: readonly string[], redactor = new Redactor()): string[] {
  return lines.filter((line) => redactor.isSensitive(line));
}
