/** Reads and writes nested settings by path: "editor.font.size". */

export type Settings = { [key: string]: unknown };

const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype']);

function isSettings(value: unknown): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** @throws TypeError for paths that lead to a prototype */
export function parsePath(path: string): string[] {
  const keys = path.split('.').filter((key) => key !== '');
  if (keys.length === 0) throw new TypeError('the path is empty');
  if (FORBIDDEN.has(keys[0] as string)) throw new TypeError(`the path "${path}" is not allowed`);
  return keys;
}

/** Undefined where the path leads nowhere. */
export function getPath(settings: Settings, path: string): unknown {
  let value: unknown = settings;
  for (const key of parsePath(path)) {
    if (!isSettings(value) || !Object.hasOwn(value, key)) return undefined;
    value = value[key];
  }
  return value;
}

/** Makes the objects on the way; a plain value on the way is replaced. */
export function setPath(settings: Settings, path: string, value: unknown): Settings {
  const keys = parsePath(path);
  const last = keys.pop() as string;
  let at = settings;
  for (const key of keys) {
    const next = at[key];
    at = isSettings(next) ? next : ((at[key] = {}) as Settings);
  }
  at[last] = value;
  return settings;
}
