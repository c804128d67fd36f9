import type { SuiteCollector } from '../../runner-types.ts';

/** In the place of the runner's `beforeEach` and the like: in a file of its own, as they are. */
export function registerHook(suite: SuiteCollector, name: string, hook: unknown): void {
  suite.on(name, hook);
}
