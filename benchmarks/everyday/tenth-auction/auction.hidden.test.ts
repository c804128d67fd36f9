import { Auction, step } from './auction';

const open = (start = 1_00, reserve?: number) => new Auction({ start, reserve, endsAt: 1000, extension: 60 });

test('nobody pays more than the own maximum', () => {
  for (const first of [1_00, 3_00, 9_99, 10_00, 45_50, 99_99, 100_00, 250_00]) {
    for (const second of [1_50, 3_20, 9_80, 10_40, 46_00, 99_50, 102_00, 251_00]) {
      const auction = open();
      auction.bid('ann', first, 1);
      if (second < auction.minimum) continue;
      const result = auction.bid('bob', second, 2);
      const { price, leader } = auction.standing();
      expect(leader).toBe(second > first ? 'bob' : 'ann');
      expect(result).toBe(second > first ? 'leading' : 'outbid');
      const [low, high] = [Math.min(first, second), Math.max(first, second)];
      expect(price).toBe(Math.min(high, low + step(low)));
    }
  }
});

test('a maximum just above that of the leader', () => {
  const auction = open();
  auction.bid('ann', 20_00, 1);
  expect(auction.bid('bob', 20_10, 2)).toBe('leading');
  expect(auction.standing()).toMatchObject({ price: 20_10, leader: 'bob' });
  expect(auction.minimum).toBe(21_10);
});

test('a maximum just below that of the leader', () => {
  const auction = open();
  auction.bid('ann', 20_00, 1);
  expect(auction.bid('bob', 19_70, 2)).toBe('outbid');
  expect(auction.standing()).toMatchObject({ price: 20_00, leader: 'ann' });
});

test('goes on from a price at the maximum', () => {
  const auction = open();
  auction.bid('ann', 50_00, 1);
  auction.bid('bob', 50_00, 2);
  auction.bid('cid', 51_00, 3);
  expect(auction.standing()).toMatchObject({ price: 51_00, leader: 'cid' });
  auction.bid('ann', 80_00, 4);
  expect(auction.standing()).toMatchObject({ price: 52_00, leader: 'ann' });
});

test('with a reserve', () => {
  const auction = open(5_00, 30_00);
  auction.bid('ann', 29_90, 1);
  auction.bid('bob', 29_80, 2);
  expect(auction.standing()).toMatchObject({ price: 29_90, leader: 'ann', reserveMet: false });
  auction.bid('cid', 31_00, 3);
  expect(auction.standing()).toMatchObject({ price: 30_90, leader: 'cid', reserveMet: true });
});

test('far apart the price is a step above', () => {
  const auction = open();
  auction.bid('ann', 400_00, 1);
  auction.bid('bob', 120_00, 2);
  expect(auction.standing().price).toBe(125_00);
  auction.bid('cid', 900_00, 3);
  expect(auction.standing().price).toBe(405_00);
});
