import { Auction, step, type Listing } from './auction';

const open = (more: Partial<Listing> = {}) => new Auction({ start: 1_00, endsAt: 1000, extension: 60, ...more });

test('steps grow with the price', () => {
  expect([0, 9_99, 10_00, 100_00, 5000_00].map(step)).toEqual([50, 50, 1_00, 5_00, 20_00]);
});

test('the first bid leads at the starting price', () => {
  const auction = open();
  expect(auction.bid('ann', 20_00, 1)).toBe('leading');
  expect(auction.standing()).toEqual({ price: 1_00, leader: 'ann', reserveMet: true, endsAt: 1000 });
  expect(auction.minimum).toBe(1_50);
});

test('bids for the leader', () => {
  const auction = open();
  auction.bid('ann', 20_00, 1);
  expect(auction.bid('bob', 5_00, 2)).toBe('outbid');
  expect(auction.standing()).toMatchObject({ price: 5_50, leader: 'ann' });
  expect(auction.bid('bob', 30_00, 3)).toBe('leading');
  expect(auction.standing()).toMatchObject({ price: 21_00, leader: 'bob' });
  expect(() => auction.bid('ann', 21_50, 4)).toThrow('at least 2200');
});

test('raising the own maximum', () => {
  const auction = open({ reserve: 15_00 });
  auction.bid('ann', 10_00, 1);
  expect(auction.standing()).toMatchObject({ price: 1_00, reserveMet: false });
  expect(auction.bid('ann', 20_00, 2)).toBe('raised');
  expect(auction.standing()).toMatchObject({ price: 15_00, reserveMet: true });
  expect(() => auction.bid('ann', 20_00, 3)).toThrow('maximum');
});

test('late bids extend the auction', () => {
  const auction = open();
  auction.bid('ann', 20_00, 939);
  expect(auction.standing().endsAt).toBe(1000);
  auction.bid('bob', 3_00, 990);
  expect(auction.standing().endsAt).toBe(1050);
  expect(() => auction.bid('cid', 99_00, 1050)).toThrow('over');
});

test('two with the same maximum', () => {
  const auction = open();
  auction.bid('ann', 20_00, 1);
  expect(auction.bid('bob', 20_00, 2)).toBe('outbid');
  expect(auction.standing()).toMatchObject({ price: 20_00, leader: 'ann' });
});
