import { describe, expect, it } from 'vitest';
import { healInMemory } from './support/heal-in-memory.ts';
import { SHOP } from './support/shop.ts';

describe('repair', () => {
  it('takes back what a patch does not need', async () => {
    const found = {
      'src/price.ts#net': [
        {
          replace: [
            ['price: number', 'price: any'],
            ['price + tax', 'price - tax'],
          ] as const,
        },
      ],
    };

    const { targets } = await healInMemory({
      files: SHOP,
      markers: { 'takes the tax off': '../src/price.ts#net' },
      found,
    });

    expect(targets[0]?.patches.map((patch) => patch.healedSource)).toEqual([
      SHOP['src/price.ts'].replace('price + tax', 'price - tax'),
    ]);
    expect(targets[0]?.patches[0]?.edits).toEqual([{ start: 65, end: 66, text: '-' }]);
  });
});
