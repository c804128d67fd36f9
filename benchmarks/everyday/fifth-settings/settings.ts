export type Value = string | number | boolean | null | undefined | Value[] | Settings;

export interface Settings {
  [key: string]: Value;
}

function isSettings(value: Value): value is Settings {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function mergeInto(target: Settings, source: Settings): Settings {
  for (const [key, value] of Object.entries(source)) {
    const current = target[key];
    if (value === undefined) continue;
    if (value === null) {
      delete target[key];
    } else if (isSettings(current) && isSettings(value)) {
      target[key] = mergeInto(current, value);
    } else {
      target[key] = value;
    }
  }
  return target;
}

/**
 * The defaults with each layer (system, project, user) on top of the ones before it. Objects are merged, everything
 * else is replaced, and `null` takes a setting away.
 */
export function resolveSettings(defaults: Settings, ...layers: (Settings | undefined)[]): Settings {
  const result = { ...defaults };
  for (const layer of layers) {
    if (layer) mergeInto(result, layer);
  }
  return result;
}
