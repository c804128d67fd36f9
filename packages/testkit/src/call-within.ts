import vm from 'node:vm';

/**
 * Calls `work` and gives what it returns; an endless synchronous loop in it is cut off after `timeoutMs`.
 *
 * @throws Error with code `ERR_SCRIPT_EXECUTION_TIMEOUT`, which the looping code cannot catch.
 */
export function callWithin<T>(timeoutMs: number, work: () => T): T {
  return vm.runInNewContext('work()', { work }, { timeout: Math.max(1, Math.ceil(timeoutMs)) }) as T;
}

export function isCutOff(error: unknown): boolean {
  return (error as { code?: unknown } | undefined)?.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
}
