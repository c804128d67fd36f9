export function getPath(value: unknown, path: string): unknown {
  let current = value;
  for (const key of path.split('.')) {
    current = (current as Record<string, unknown>)[key];
  }
  return current;
}
