import { expect, it } from 'vitest';

import { isHealingAsked } from './is-healing-asked.ts';

it.each<[unknown, string[], NodeJS.ProcessEnv, boolean]>([
  [undefined, [], {}, false],
  [undefined, ['--heal'], {}, true],
  [undefined, ['a.test.js', '--heal=apply'], {}, true],
  [undefined, ['--heal-apply'], {}, true],
  [undefined, ['--healApply'], {}, true],
  [undefined, ['--health'], {}, false],
  [undefined, ['--heal-timeout', '3'], {}, false],
  [undefined, ['heal'], {}, false],
  [undefined, [], { HEAL: '' }, false],
  [undefined, [], { HEAL: '1' }, true],
  ['propose', [], { HEAL: '0' }, false],
  [undefined, [], { npm_config_heal_apply: 'true' }, true],
  ['off', [], {}, false],
  ['off', ['--heal'], {}, true],
  ['off', [], { HEAL: '1' }, true],
  ['propose', [], {}, true],
])('mode %o, arguments %o and variables %o: %o', (mode, argv, environment, asked) => {
  expect(isHealingAsked(mode, argv, environment)).toBe(asked);
});
