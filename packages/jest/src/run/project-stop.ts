import type { TestStop } from '@testheal/core';
import type { Config } from '@jest/reporters';

import { usesCircus } from '../shared/jest-version.ts';

/** Why no test of a project is a goal of a repair. */
export function projectStop(config: Pick<Config.ProjectConfig, 'runner' | 'testRunner'>): TestStop | undefined {
  if (usesCircus(config)) return undefined;
  const isCircus = /[\\/]jest-circus[\\/]/.test(config.testRunner);
  const [option, path] = isCircus ? ['runner', config.runner] : ['testRunner', config.testRunner];
  return { reason: 'foreign-runner', detail: `the \`${option}\` ${packageOf(path)}` };
}

/** The package that a path leads into, or the path itself. */
function packageOf(path: string): string {
  return /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path)?.[1] ?? path;
}
