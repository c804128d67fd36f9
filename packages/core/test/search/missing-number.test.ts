import { expect, it } from 'vitest';
import { runFault } from './run-fault.ts';

const FAULT = {
  name: 'a zero that counts as missing',
  file: 'stock.ts',
  source: `const levels = new Map([['mug', 3], ['rug', 0]]);\n\nexport function level(sku: string): number {\n  const known = levels.get(sku);\n  if (!known) {\n    throw new Error('unknown');\n  }\n  return known;\n}\n`,
  tests:
    "test('a', () => same(level('rug'), 0)); test('b', () => same(level('mug'), 3)); test('c', () => { let thrown = 0; try { level('x'); } catch { thrown = 1; } same(thrown, 1); });",
  mended: [],
};

it('asks whether a number is missing, before it reckons with it, and does not ask twice', async () => {
  const { plausible } = await runFault(FAULT);

  const texts = plausible.toSorted((a, b) => a.cost - b.cost).map(({ edits }) => edits[0]?.text);
  expect(texts[0]).toBe('known === undefined');
  expect(texts).not.toContain('!known && known === undefined');
  expect(texts.filter((text) => text?.startsWith('if (known === undefined) throw'))).toEqual([]);
});
