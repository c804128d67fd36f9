import { expect, it } from 'vitest';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import type { Fault } from './fault.ts';
import { runFault } from './run-fault.ts';

/** All tests come by the patterns, so that they are as suspicious as the fault; none of them mends it alone. */
const FAULT: Fault = {
  name: 'a fault below many patterns',
  file: 'plates.ts',
  source: `export const AREAS = [/^[A-Z]{1,3}$/, /^[a-z]+-[0-9]{2,4}$/i, /^(?:DP|CD)-\\d+$/]

export function isPlate(text: string): boolean {
  return AREAS.some((area) => area.test(text))
}

export const kinds = { plain: isPlate }
`,
  tests: `
    TAKEN
    test('an area', () => same(isPlate(' ABC '), true));
    test('an area with a number', () => same(isPlate('  AB-12'), true));
    test('a diplomat', () => same(isPlate('DP-7 '), true));
    test('nothing', () => same(isPlate('- '), false));
    test('plain', () => same(isPlate('AB'), true));
  `,
  mended: ['text.trim()'],
};

const taken = (text: string): Fault => ({ ...FAULT, tests: FAULT.tests.replace('TAKEN', text) });

it('tries what needs a load of the test file later than its cost says, and at its own cost', async () => {
  const [each, reloaded] = [
    await runFault(taken('')),
    await runFault(taken(`const { plain } = kinds;\n test('taken', () => same(plain('AB-12'), true));`)),
  ];

  expect([each, reloaded].map(({ messages }) => messages.find(({ type }) => type === 'calibrated'))).toMatchObject([
    { way: 'in-place' },
    { way: 'reload' },
  ]);
  const [first, second] = [each, reloaded].map(
    ({ messages }) =>
      messages.flatMap((message) => (message.type === 'done' ? [message.stats.firstPlausibleNth ?? 0] : []))[0],
  ) as [number, number];
  expect(second).toBeLessThan(first / 4);
  expect(applyEdits(FAULT.source, reloaded.plausible[0]?.edits ?? [])).toContain('text.trim()');
  expect(reloaded.plausible[0]?.cost).toBe(each.plausible[0]?.cost);
});
