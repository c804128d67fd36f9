import type { TestStop } from '@testheal/core';
import type { TestModule } from 'vitest/node';

import { poolOf } from '../shared/vitest-version.ts';

/** Why no test of a file is a goal of a repair. */
export function projectStop(module: TestModule): TestStop | undefined {
  const { name, config } = module.project;
  const pool = poolOf(module) ?? config.pool;
  if (pool === 'typescript') return { reason: 'typecheck-project', detail: name };
  if (pool === 'browser' || config.browser?.enabled) return { reason: 'browser-project', detail: name };
  if (config.runner !== undefined) return { reason: 'foreign-runner', detail: `the \`runner\` ${config.runner}` };
  if (!OWN_POOLS.has(pool)) return { reason: 'foreign-runner', detail: `the \`pool\` ${pool}` };
  return undefined;
}

const OWN_POOLS: ReadonlySet<string> = new Set(['threads', 'forks', 'vmThreads', 'vmForks']);
