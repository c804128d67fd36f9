export async function poll<T>(
  ask: () => Promise<T | undefined>,
  wait: (ms: number) => Promise<void>,
  most: number,
): Promise<T> {
  for (let round = 0; round < most; round++) {
    const answer = await ask();
    if (answer !== undefined) return answer;
    await wait(Math.min(1000, 100 * round));
  }
  throw new Error('no answer');
}
