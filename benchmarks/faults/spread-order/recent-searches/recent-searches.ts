/** The last searches of a user, most recent first, as the search box offers them. */

export interface Storage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

const KEY = 'recent-searches';
export const MAX_RECENT = 5;

export function normalize(query: string): string {
  return query.trim().replaceAll(/\s+/g, ' ');
}

/** Puts a query at the front; an older entry of the same query goes away. */
export function remember(recent: readonly string[], query: string): string[] {
  const text = normalize(query);
  if (text === '') return [...recent];
  const others = recent.filter((entry) => entry.toLowerCase() !== text.toLowerCase());
  return [...others, text].slice(0, MAX_RECENT);
}

export function suggestions(recent: readonly string[], typed: string): string[] {
  const prefix = normalize(typed).toLowerCase();
  return recent.filter((entry) => entry.toLowerCase().startsWith(prefix));
}

export function load(storage: Storage): string[] {
  try {
    const parsed: unknown = JSON.parse(storage.getItem(KEY) ?? '[]');
    return Array.isArray(parsed) ? parsed.filter((entry) => typeof entry === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberIn(storage: Storage, query: string): string[] {
  const recent = remember(load(storage), query);
  storage.setItem(KEY, JSON.stringify(recent));
  return recent;
}
