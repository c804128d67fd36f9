type Tree = { [key: string]: unknown };

export function mergeDeep(base: Tree, extra: Tree): Tree {
  const result: Tree = { ...base };
  for (const [key, value] of Object.entries(extra)) {
    const before = result[key];
    if (isObject(before) && isObject(value)) result[key] = mergeDeep(before, value);
    else result[key] = value;
  }
  return result;
}

function isObject(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null;
}
