import { availability, availabilityText, sellable } from './availability';

describe('availability', () => {
  it('is unknown until the warehouse answers', () => {
    expect(availability({ sku: 'A-1' })).toEqual({ kind: 'unknown' });
    expect(availability({ sku: 'A-1', pieces: null })).toEqual({ kind: 'unknown' });
  });

  it('is sold out without pieces', () => {
    expect(availability({ sku: 'A-1', pieces: 0 })).toEqual({ kind: 'sold-out' });
  });

  it('is sold out when all pieces are in carts', () => {
    expect(availability({ sku: 'A-1', pieces: 2, reserved: 3 })).toEqual({ kind: 'sold-out' });
  });

  it('counts down the last five', () => {
    expect(availability({ sku: 'A-1', pieces: 6, reserved: 1 })).toEqual({ kind: 'few', left: 5 });
    expect(availability({ sku: 'A-1', pieces: 6 })).toEqual({ kind: 'in-stock' });
  });
});

describe('availabilityText', () => {
  it('says when more will come', () => {
    expect(availabilityText({ sku: 'A-1', pieces: 0, restockOn: '1 May' })).toBe('Back on 1 May');
  });

  it('says that nothing is known', () => {
    expect(availabilityText({ sku: 'A-1' })).toBe('Ask us');
  });
});

it('does not sell less than nothing', () => {
  expect(sellable(1, 4)).toBe(0);
});
