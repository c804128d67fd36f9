export async function loadAll<T>(ids: readonly string[], load: (id: string) => Promise<T>): Promise<Map<string, T>> {
  const result = new Map<string, T>();
  ids.forEach(async (id) => {
    result.set(id, await load(id));
  });
  return result;
}
