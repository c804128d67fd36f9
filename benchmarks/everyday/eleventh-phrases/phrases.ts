/**
 * Translations with interpolation and plurals, e.g.
 *
 *   { "cart.items_one": "{{count}} item", "cart.items_other": "{{count}} items",
 *     "greeting": "Hello {{name}}!" }
 *
 * Values are HTML-escaped unless they are written as {{{name}}}.
 */
export type Messages = Record<string, string>;
export type Values = Record<string, string | number | null | undefined>;

export interface TranslatorOptions {
  locale: string;
  messages: Record<string, Messages>;
  fallbackLocale?: string;
  /** called for keys that have no message in any locale */
  onMissing?: (key: string, locale: string) => void;
}

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char]);
}

function placeholder(name: string, open: string, close: string): RegExp {
  return new RegExp(`${open}\\s*${name}\\s*${close}`, 'g');
}

/** Fills in the values; placeholders without a value stay as they are. */
export function interpolate(template: string, values: Values): string {
  let result = template;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || value === null) continue;
    const text = String(value);
    result = result.replace(placeholder(name, '\\{\\{\\{', '\\}\\}\\}'), text);
    result = result.replace(placeholder(name, '\\{\\{', '\\}\\}'), escapeHtml(text));
  }
  return result;
}

export class Translator {
  private readonly pluralRules = new Map<string, Intl.PluralRules>();

  constructor(private readonly options: TranslatorOptions) {}

  get locale(): string {
    return this.options.locale;
  }

  has(key: string): boolean {
    return this.find(key, undefined) !== undefined;
  }

  t(key: string, values: Values = {}): string {
    const count = typeof values.count === 'number' ? values.count : undefined;
    const message = this.find(key, count);
    if (message === undefined) {
      this.options.onMissing?.(key, this.options.locale);
      return key;
    }
    return interpolate(message, values);
  }

  /** Translations of a section: every key below the prefix. */
  section(prefix: string): Messages {
    const result: Messages = {};
    for (const locale of this.locales().reverse()) {
      for (const [key, message] of Object.entries(this.options.messages[locale] ?? {})) {
        if (key.startsWith(`${prefix}.`)) result[key.slice(prefix.length + 1)] = message;
      }
    }
    return result;
  }

  /** The locales to look into: "de-AT", "de", then the fallback. */
  private locales(): string[] {
    const { locale, fallbackLocale } = this.options;
    const list = [locale, locale.split('-')[0]];
    if (fallbackLocale) list.push(fallbackLocale);
    return [...new Set(list)];
  }

  private find(key: string, count: number | undefined): string | undefined {
    for (const locale of this.locales()) {
      const messages = this.options.messages[locale];
      if (!messages) continue;
      if (count !== undefined) {
        const plural = messages[`${key}_${this.rulesFor(locale).select(count)}`];
        if (plural !== undefined) return plural;
      }
      if (messages[key] !== undefined) return messages[key];
    }
    return undefined;
  }

  private rulesFor(locale: string): Intl.PluralRules {
    let rules = this.pluralRules.get(locale);
    if (!rules) {
      rules = new Intl.PluralRules(locale);
      this.pluralRules.set(locale, rules);
    }
    return rules;
  }
}
