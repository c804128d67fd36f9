/** Configuration from several files, merged deeply. What comes from users is parsed JSON. */

export type Config = { [key: string]: unknown };

const UNSAFE = ['__proto__', 'constructor', 'prototype'];

export function isConfig(value: unknown): value is Config {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function isUnsafe(key: string): boolean {
  return UNSAFE.includes(key);
}

/** Merges into `base`: objects deeply, all else as a whole. Keys that lead to prototypes are left out. */
export function mergeConfig(base: Config, extra: Config): Config {
  for (const [key, value] of Object.entries(extra)) {
    if (isUnsafe(key)) continue;
    const old = base[key];
    base[key] = isConfig(value) ? mergeConfig(isConfig(old) ? old : {}, value) : value;
  }
  return base;
}

/** Later files win. */
export function loadConfig(texts: readonly string[]): Config {
  return texts.map((text) => JSON.parse(text) as Config).reduce((base, extra) => mergeConfig(base, extra), {});
}

/** Keys that a file should not have, with their paths. */
export function unsafeKeys(config: Config, path = ''): string[] {
  return Object.entries(config).flatMap(([key, value]) => {
    if (isUnsafe(key)) return [path + key];
    return isConfig(value) ? unsafeKeys(value, `${path}${key}.`) : [];
  });
}
