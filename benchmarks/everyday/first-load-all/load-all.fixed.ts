export async function loadAll<T>(ids: readonly string[], load: (id: string) => Promise<T>): Promise<Map<string, T>> {
  const result = new Map<string, T>();
  const values = await Promise.all(ids.map((id) => load(id)));
  ids.forEach((id, index) => result.set(id, values[index] as T));
  return result;
}
