import { expect, it } from 'vitest';

import { isHealingAsked, isTargetGiven } from './is-healing-asked.ts';

it.each<[string, boolean, { argv?: string[]; env?: NodeJS.ProcessEnv; mode?: 'off' | 'propose' }]>([
  ['nothing', false, {}],
  ['a flag', true, { argv: ['run', '--heal'] }],
  ['a flag after dashes', true, { argv: ['run', '--', '--heal-apply'] }],
  ['a flag with a value', true, { argv: ['--heal=apply'] }],
  ['a flag of another tool', false, { argv: ['--health'] }],
  ['the environment', true, { env: { HEAL: '1' } }],
  ['an environment that says no to a flag', false, { argv: ['--heal'], env: { HEAL: '0' } }],
  ['an empty variable', false, { env: { HEAL: '' } }],
  ["npm's form of a flag", true, { env: { npm_config_heal_apply: 'true' } }],
  ['the settings', true, { mode: 'propose' }],
  ['settings that say no', false, { mode: 'off' }],
])('is asked by %s: %s', (_what, expected, { argv = [], env = {}, mode }) => {
  const asked = isHealingAsked(mode === undefined ? {} : { mode }, argv, env);

  expect(asked).toBe(expected);
});

it.each<[string, boolean, { argv?: string[]; env?: NodeJS.ProcessEnv; target?: string }]>([
  ['nothing', false, {}],
  ['the flag', true, { argv: ['run', '--', '--heal-target', 'src/a.ts'] }],
  ['the flag with its value', true, { argv: ['--heal-target=src/a.ts'] }],
  ['the environment', true, { env: { HEAL_TARGET: 'src/a.ts' } }],
  ["npm's form of the flag", true, { env: { npm_config_heal_target: 'src/a.ts' } }],
  ['the settings', true, { target: 'src/a.ts' }],
])('has a target by %s: %s', (_what, expected, { argv = [], env = {}, target }) => {
  const given = isTargetGiven(target === undefined ? {} : { target }, argv, env);

  expect(given).toBe(expected);
});
