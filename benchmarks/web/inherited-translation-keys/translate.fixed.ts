/** Texts of the interface in the language of the user. Keys of plugins come from outside. */

export type Messages = Readonly<Record<string, string>>;

export type Values = Readonly<Record<string, string | number>>;

/** Puts values in the place of "{name}"; a place without a value stays as it is. */
export function fill(text: string, values: Values): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}

/** The message of the first catalog that has the key; the key itself when none has it. */
export function translate(key: string, catalogs: readonly Messages[], values: Values = {}): string {
  const catalog = catalogs.find((messages) => Object.hasOwn(messages, key));
  return fill(catalog?.[key] ?? key, values);
}

/** One or many: "cart.one" or "cart.many". */
export function plural(key: string, count: number, catalogs: readonly Messages[]): string {
  return translate(`${key}.${count === 1 ? 'one' : 'many'}`, catalogs, { count });
}

export function missingKeys(base: Messages, other: Messages): string[] {
  return Object.keys(base).filter((key) => !Object.hasOwn(other, key));
}
