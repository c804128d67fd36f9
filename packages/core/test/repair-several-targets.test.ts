import { describe, expect, it } from 'vitest';
import { healInMemory, ROOT } from './support/heal-in-memory.ts';
import { FOUND, MARKERS, SHOP } from './support/shop.ts';

describe('repair', () => {
  it('heals callees first, short declarations before long ones, each over the patches before it, and composes the patches of one file', async () => {
    const healed = await healInMemory({ files: SHOP, markers: MARKERS, found: FOUND });

    expect(healed.targets.map(({ file, symbol, status, label }) => [`${file}#${symbol}`, status, label])).toEqual([
      ['src/price.ts#rounded', 'healed', 'plausible'],
      ['src/price.ts#net', 'healed', 'plausible'],
      ['src/cart.ts#total', 'healed', 'plausible'],
    ]);
    expect(healed.files.map(({ path, before, after }) => ({ path, before, after }))).toEqual([
      {
        path: `${ROOT}/src/price.ts`,
        before: SHOP['src/price.ts'],
        after: SHOP['src/price.ts'].replace('price + tax', 'price - tax').replace('floor', 'round'),
      },
      {
        path: `${ROOT}/src/cart.ts`,
        before: SHOP['src/cart.ts'],
        after: SHOP['src/cart.ts'].replace('sum = 1', 'sum = 0'),
      },
    ]);
  });

  it('shows each diff against the source with the earlier patches of the run', async () => {
    const { targets } = await healInMemory({ files: SHOP, markers: MARKERS, found: FOUND });

    expect(targets[1]?.patches[0]?.diff).toBe(`--- a/src/price.ts
+++ b/src/price.ts
@@ -1,5 +1,5 @@
 export function net(price: number, tax: number) {
-  return price + tax;
+  return price - tax;
 }
 export function rounded(price: number) {
   return Math.round(price);
`);
  });

  it('tells which patch healed a target that needs none of its own', async () => {
    const files = { ...SHOP, 'src/cart.ts': SHOP['src/cart.ts'].replace('sum = 1', 'sum = 0') };

    const { targets, calls } = await healInMemory({ files, markers: MARKERS, found: FOUND });

    const cart = targets.find((target) => target.file === 'src/cart.ts');
    expect([cart?.status, cart?.reason, cart?.explanation]).toEqual([
      'healed',
      'healed-by-other',
      'healed by the patches of src/price.ts#rounded, src/price.ts#net',
    ]);
    const probed = calls.flatMap((call) => (call.method === 'probe' ? [call.task.target.symbol] : []));
    expect(probed).toEqual(['rounded', 'net']);
  });

  it.each([
    ['propose', 'healed-by-other', ['src/price.ts']],
    ['apply', 'exhausted', []],
  ] as const)('in mode %s a suspicious patch leaves its user %s', async (mode, reason, written) => {
    const files = { ...SHOP, 'src/cart.ts': SHOP['src/cart.ts'].replace('sum = 1', 'sum = 0') };
    const { rounds: _, ...markers } = MARKERS;
    const found = {
      'src/price.ts#net': [
        { ...FOUND['src/price.ts#net'][0], replace: [['price + tax', 'price - tax']] as const, cost: 4 },
      ],
    };

    const healed = await healInMemory({ files, markers, found, options: { mode } });

    expect(healed.targets.map((target) => [target.symbol, target.reason])).toEqual([
      ['net', 'healed'],
      ['total', reason],
    ]);
    expect(healed.targets[0]?.label).toBe('suspicious');
    expect(healed.files.map((file) => file.path.slice(ROOT.length + 1))).toEqual(written);
  });
});
