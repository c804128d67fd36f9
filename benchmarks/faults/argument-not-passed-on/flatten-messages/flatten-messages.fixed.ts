/** Messages of one language, nested by screen. */
export interface MessageTree {
  [key: string]: string | MessageTree;
}

export type Messages = Record<string, string>;

/** `{ cart: { empty: '…' } }` becomes `{ 'cart.empty': '…' }`. */
export function flattenMessages(tree: MessageTree, separator = '.', prefix = ''): Messages {
  const flat: Messages = {};
  for (const [key, value] of Object.entries(tree)) {
    const name = prefix === '' ? key : `${prefix}${separator}${key}`;
    if (typeof value === 'string') flat[name] = value;
    else Object.assign(flat, flattenMessages(value, separator, name));
  }
  return flat;
}

/** Keys of `reference` that `other` does not have, sorted. */
export function missingKeys(reference: MessageTree, other: MessageTree): string[] {
  const known = flattenMessages(other);
  return Object.keys(flattenMessages(reference))
    .filter((key) => known[key] === undefined)
    .sort();
}

/** Lines of a gettext-like catalog: screens are separated by slashes there. */
export function toCatalog(tree: MessageTree): string[] {
  return Object.entries(flattenMessages(tree, '/')).map(([key, text]) => `${key} = ${JSON.stringify(text)}`);
}

export function translate(messages: Messages, key: string, values: Record<string, string | number> = {}): string {
  const text = messages[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
