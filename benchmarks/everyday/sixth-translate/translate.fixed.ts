/** Texts by key, such as `{ 'cart.empty': 'Your cart is empty.' }`; `{name}` stands for a value. */
export type Messages = Record<string, string>;

export type Values = Record<string, string | number>;

function fill(message: string, values: Values): string {
  let text = message;
  for (const [name, value] of Object.entries(values)) {
    text = text.replaceAll(`{${name}}`, () => String(value));
  }
  return text;
}

/** Where to look for a text: `de-AT`, then `de`, then the fallback. */
function localesFor(locale: string, fallback: string): string[] {
  const parts = locale.split('-');
  const locales = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'));
  return locales.includes(fallback) ? locales : [...locales, fallback];
}

export class Translator {
  private readonly sources: Messages[];

  constructor(catalogs: Record<string, Messages>, locale: string, fallback = 'en') {
    this.sources = localesFor(locale, fallback)
      .filter((name) => Object.hasOwn(catalogs, name))
      .map((name) => catalogs[name]);
  }

  has(key: string): boolean {
    return this.find(key) !== undefined;
  }

  /** The text for a key, or the key itself when there is none. */
  translate(key: string, values: Values = {}): string {
    return fill(this.find(key) ?? key, values);
  }

  /** Takes the text for `key.zero`, `key.one` or `key.other`; the first two are optional. */
  translateCount(key: string, count: number, values: Values = {}): string {
    const form = count === 0 ? 'zero' : count === 1 ? 'one' : 'other';
    const wanted = this.has(`${key}.${form}`) ? form : 'other';
    return this.translate(`${key}.${wanted}`, { ...values, count });
  }

  private find(key: string): string | undefined {
    return this.sources.find((messages) => Object.hasOwn(messages, key))?.[key];
  }
}
