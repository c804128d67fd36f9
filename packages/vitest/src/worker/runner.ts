import { createRequire } from 'node:module';

import type { RunnerClass } from './runner-types.ts';
import { loadRunnerTools } from './worker-version.ts';

// Vitest may take this file through Vite. All else is loaded by Node: the search runs at full speed, and Vitest's own
// modules are the same ones that it uses itself.
const { createHealRunner } = createRequire(import.meta.url)('./heal-runner.js') as typeof import('./heal-runner.ts');

/** The test runner of our workers: Vitest's own, which can leave tests out and can hand the tests to a probe. */
const HealRunner: RunnerClass = createHealRunner(await loadRunnerTools());
export default HealRunner;
