import { applyMovement, stockLevels, toReorder } from './stock-movements';

const level = { sku: 'CUP', onHand: 10, damaged: 0 };

describe('applyMovement', () => {
  it('adds a delivery', () => {
    expect(applyMovement(level, { type: 'delivery', sku: 'CUP', quantity: 24 }).onHand).toBe(34);
  });

  it('takes away a sale', () => {
    expect(applyMovement(level, { type: 'sale', sku: 'CUP', quantity: 4 }).onHand).toBe(6);
  });

  it('takes away one piece when the till names no quantity', () => {
    expect(applyMovement(level, { type: 'sale', sku: 'CUP' }).onHand).toBe(9);
  });

  it('puts damaged returns aside', () => {
    expect(applyMovement(level, { type: 'return', sku: 'CUP', damaged: true })).toEqual({
      sku: 'CUP',
      onHand: 10,
      damaged: 1,
    });
  });

  it('trusts a count', () => {
    expect(applyMovement(level, { type: 'count', sku: 'CUP', counted: 7 }).onHand).toBe(7);
  });
});

it('adds up movements of several articles', () => {
  expect(
    stockLevels([
      { type: 'delivery', sku: 'CUP', quantity: 6 },
      { type: 'sale', sku: 'POT' },
      { type: 'sale', sku: 'CUP' },
      { type: 'sale', sku: 'CUP' },
      { type: 'return', sku: 'CUP' },
    ]),
  ).toEqual([
    { sku: 'CUP', onHand: 5, damaged: 0 },
    { sku: 'POT', onHand: -1, damaged: 0 },
  ]);
});

it('reorders what runs low', () => {
  expect(toReorder([level, { sku: 'POT', onHand: -1, damaged: 0 }], 5)).toEqual([{ sku: 'POT', missing: 6 }]);
});
