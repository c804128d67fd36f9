import type { HealOptions } from '@testheal/core';
import type { AggregatedResult, Config } from '@jest/reporters';
import { expect, it } from 'vitest';

import { runNotices, withoutWriting } from './run-notices.ts';

const apply = { mode: 'apply', seed: 1 } as HealOptions;
const config = (more: Partial<Config.GlobalConfig>): Config.GlobalConfig =>
  ({ bail: 0, watch: false, watchAll: false, ...more }) as Config.GlobalConfig;
const results = (ran: number, of: number): AggregatedResult =>
  ({ numTotalTestSuites: of, testResults: Array.from({ length: ran }) }) as AggregatedResult;

it.each<[Partial<Config.GlobalConfig>, HealOptions['mode'], string[]]>([
  [{}, 'apply', []],
  [
    { watch: true },
    'propose',
    ['nothing is written in watch mode: the new file would start the tests again; to write: npx it'],
  ],
  [
    { watchAll: true },
    'propose',
    ['nothing is written in watch mode: the new file would start the tests again; to write: npx it'],
  ],
  [
    { shard: { shardCount: 2, shardIndex: 1 } },
    'propose',
    ['nothing is written in a shard: each shard would write for itself; to write: npx it'],
  ],
  [{ updateSnapshot: 'all' }, 'propose', ['nothing is written while snapshots are updated; to write: npx it']],
])('with %o, applying becomes %s', (more, mode, notices) => {
  expect(withoutWriting(apply, config(more))).toEqual({ ...apply, mode });
  expect(runNotices({ asked: apply, command: 'npx it' }, config(more), results(2, 2))).toEqual(notices);
});

it('says that --bail hid test files, when it did', () => {
  const told = [results(2, 2), results(1, 3)].map((ran) =>
    runNotices({ asked: apply, command: 'npx it' }, config({ bail: 1 }), ran),
  );

  expect(told).toEqual([[], ['--bail ended the run before 2 test files: their failures are not known']]);
});
