import { applyMovement, stockLevels, toReorder } from './stock-movements';
import type { Movement } from './stock-movements';

const level = Object.freeze({ sku: 'A', onHand: 5, damaged: 2 });

it.each<[Movement, number, number]>([
  [{ type: 'sale', sku: 'A' }, 4, 2],
  [{ type: 'sale', sku: 'A', quantity: 0 }, 5, 2],
  [{ type: 'sale', sku: 'A', quantity: 1 }, 4, 2],
  [{ type: 'sale', sku: 'A', quantity: 7 }, -2, 2],
  [{ type: 'return', sku: 'A' }, 6, 2],
  [{ type: 'return', sku: 'A', quantity: 0 }, 5, 2],
  [{ type: 'return', sku: 'A', quantity: 3 }, 8, 2],
  [{ type: 'return', sku: 'A', damaged: false }, 6, 2],
  [{ type: 'return', sku: 'A', damaged: true }, 5, 3],
  [{ type: 'return', sku: 'A', damaged: true, quantity: 0 }, 5, 2],
  [{ type: 'return', sku: 'A', damaged: true, quantity: 4 }, 5, 6],
  [{ type: 'delivery', sku: 'A', quantity: 0 }, 5, 2],
  [{ type: 'count', sku: 'A', counted: 0 }, 0, 2],
])('%j leaves %d, and %d damaged', (movement, onHand, damaged) => {
  expect(applyMovement(level, movement)).toEqual({ sku: 'A', onHand, damaged });
});

it('starts with nothing', () => {
  expect(stockLevels([])).toEqual([]);
  expect(stockLevels([{ type: 'return', sku: 'B', damaged: true }])).toEqual([{ sku: 'B', onHand: 0, damaged: 1 }]);
  expect(stockLevels([{ type: 'sale', sku: 'B', quantity: 0 }])).toEqual([{ sku: 'B', onHand: 0, damaged: 0 }]);
});

it('reorders up to the minimum', () => {
  expect(toReorder(stockLevels([{ type: 'sale', sku: 'B' }]), 0)).toEqual([{ sku: 'B', missing: 1 }]);
  expect(toReorder([level], 5)).toEqual([]);
});
