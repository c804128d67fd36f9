import { expect, it } from 'vitest';
import { ciNotice, modeInCi } from './mode-in-ci.ts';

it.each([
  // Asked for, typed, CI → what the run may do.
  ['apply', 'off', 'true', 'propose'],
  ['apply', 'off', '1', 'propose'],
  ['apply-force', 'off', 'woodpecker', 'propose'],
  ['apply-force', 'propose', 'true', 'propose'],
  ['apply-force', 'apply', 'true', 'apply'],
  ['apply', 'apply', 'true', 'apply'],
  ['apply-force', 'apply-force', 'true', 'apply-force'],
  ['propose', 'off', 'true', 'propose'],
  ['off', 'off', 'true', 'off'],
  ['off', 'apply', 'true', 'off'],
  ['apply', 'off', undefined, 'apply'],
  ['apply', 'off', '', 'apply'],
  ['apply', 'off', 'false', 'apply'],
  ['apply-force', 'off', '0', 'apply-force'],
] as const)('asked for %s, with %s typed and CI=%s, a run may %s', (mode, typed, ci, allowed) => {
  expect(modeInCi(mode, typed, { CI: ci })).toBe(allowed);
});

it('says why and what to type', () => {
  expect(ciNotice('npx vitest-heal --heal-apply')).toMatchInlineSnapshot(
    `"nothing is written: under CI a variable or a config only proposes, \`--heal-apply\` has to be typed: npx vitest-heal --heal-apply"`,
  );
});
