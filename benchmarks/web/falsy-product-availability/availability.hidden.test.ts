import { availability, availabilityText } from './availability';

it.each([
  [{ sku: 'x' }, { kind: 'unknown' }],
  [{ sku: 'x', pieces: undefined }, { kind: 'unknown' }],
  [{ sku: 'x', pieces: null }, { kind: 'unknown' }],
  [{ sku: 'x', pieces: null, restockOn: '2 May' }, { kind: 'unknown' }],
  [{ sku: 'x', reserved: 2 }, { kind: 'unknown' }],
  [{ sku: 'x', pieces: 0 }, { kind: 'sold-out' }],
  [{ sku: 'x', pieces: 0, reserved: 0 }, { kind: 'sold-out' }],
  [
    { sku: 'x', pieces: 0, restockOn: '2 May' },
    { kind: 'sold-out', restockOn: '2 May' },
  ],
  [
    { sku: 'x', pieces: 1 },
    { kind: 'few', left: 1 },
  ],
  [
    { sku: 'x', pieces: 5 },
    { kind: 'few', left: 5 },
  ],
  [{ sku: 'x', pieces: 6 }, { kind: 'in-stock' }],
  [
    { sku: 'x', pieces: 100, reserved: 99 },
    { kind: 'few', left: 1 },
  ],
  [{ sku: 'x', pieces: 100, reserved: 100 }, { kind: 'sold-out' }],
] as const)('%j', (record, expected) => {
  expect(availability(record)).toEqual(expected);
});

it('has a text for each', () => {
  expect(availabilityText({ sku: 'x', pieces: 0 })).toBe('Sold out');
  expect(availabilityText({ sku: 'x', pieces: null })).toBe('Ask us');
  expect(availabilityText({ sku: 'x', pieces: 9 })).toBe('In stock');
  expect(availabilityText({ sku: 'x', pieces: 2 })).toBe('Only 2 left');
});
