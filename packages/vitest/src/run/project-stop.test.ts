import { expect, it } from 'vitest';

import { projectStop } from './project-stop.ts';

function moduleOf({ meta, ...config }: { readonly meta?: boolean }, pool?: string): Parameters<typeof projectStop>[0] {
  const whole = { pool: 'forks', ...config };
  return { project: { name: 'ui', config: whole }, task: { pool, meta: { typecheck: meta } } } as never;
}

it.each<[string, object, string | undefined, object | undefined]>([
  ['a project in Node', {}, 'forks', undefined],
  ['a project in vm threads', { pool: 'vmThreads' }, undefined, undefined],
  ['browser mode that is off', { browser: { enabled: false } }, 'threads', undefined],
  ['browser mode', { browser: { enabled: true } }, 'browser', { reason: 'browser-project', detail: 'ui' }],
  [
    'browser mode of a file whose pool is not told',
    { browser: { enabled: true } },
    undefined,
    { reason: 'browser-project', detail: 'ui' },
  ],
  ['a type test', {}, 'typescript', { reason: 'typecheck-project', detail: 'ui' }],
  ['a type test by its meta', { meta: true }, 'forks', { reason: 'typecheck-project', detail: 'ui' }],
  ['an own runner', { runner: '/p/own.mjs' }, 'forks', { reason: 'foreign-runner', detail: 'the `runner` /p/own.mjs' }],
  [
    'an own pool',
    { pool: '/p/pool.mjs' },
    '/p/pool.mjs',
    { reason: 'foreign-runner', detail: 'the `pool` /p/pool.mjs' },
  ],
])('knows %s', (_what, config, pool, expected) => {
  expect(projectStop(moduleOf(config, pool))).toEqual(expected);
});
