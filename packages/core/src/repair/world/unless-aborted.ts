import type { RepairWorld } from './repair-world.ts';

/** What `work` comes to; `undefined` when it fails because the run has been aborted. */
export async function unlessAborted<Value>(
  { signal }: Pick<RepairWorld, 'signal'>,
  work: Promise<Value>,
): Promise<Value | undefined> {
  try {
    return await work;
  } catch (error) {
    if (signal.aborted) return undefined;
    throw error;
  }
}
