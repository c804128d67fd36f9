export async function retry<T>(work: () => Promise<T>, times: number, wait: (ms: number) => Promise<void>): Promise<T> {
  let last: unknown;
  for (let attempt = 0; attempt < times; attempt++) {
    try {
      return await work();
    } catch (error) {
      last = error;
      if (attempt < times - 1) await wait(100 * 2 ** attempt);
    }
  }
  throw last;
}
