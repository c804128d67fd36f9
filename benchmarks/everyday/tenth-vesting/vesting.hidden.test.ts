import { leave, next, schedule, vested, type Grant } from './vesting';

const make = (shares: number, months: number, cliff = 0, every = 1): Grant => ({
  id: 'g',
  shares,
  start: '2022-05-01',
  cliff,
  months,
  every,
});

test('the vestings add up to the grant', () => {
  for (const shares of [1, 7, 100, 999, 1000, 12345]) {
    for (const [months, cliff, every] of [
      [48, 12, 1],
      [36, 6, 3],
      [12, 0, 1],
      [7, 5, 2],
      [24, 24, 1],
    ]) {
      const all = schedule(make(shares, months, cliff, every));
      expect(all.reduce((sum, v) => sum + v.shares, 0)).toBe(shares);
      expect(all[all.length - 1].total).toBe(shares);
    }
  }
});

test('parts of shares are carried over', () => {
  expect(schedule(make(10, 4)).map((v) => v.shares)).toEqual([2, 3, 2, 3]);
  expect(schedule(make(3, 6)).map((v) => v.shares)).toEqual([0, 1, 0, 1, 0, 1]);
  expect(schedule(make(10, 4)).map((v) => v.total)).toEqual([2, 5, 7, 10]);
});

test('in the middle of a grant that does not divide evenly', () => {
  const grant = make(1000, 36, 6, 3);
  expect(vested(grant, '2022-10-31')).toBe(0);
  expect(vested(grant, '2022-11-01')).toBe(166);
  expect(vested(grant, '2023-02-01')).toBe(250);
  expect(vested(grant, '2023-05-01')).toBe(333);
  expect(vested(grant, '2024-05-01')).toBe(666);
});

test('leaving with uneven grants', () => {
  expect(leave([make(1000, 48, 12), make(100, 24)], '2023-08-15')).toEqual({ kept: 374, returned: 726 });
});

test('dates without a whole share are skipped', () => {
  expect(next([make(3, 6)], '2022-05-01')).toEqual({ date: '2022-07-01', shares: 1 });
  expect(next([make(3, 6)], '2022-07-01')).toEqual({ date: '2022-09-01', shares: 1 });
});

test('steps that do not meet the end', () => {
  expect(schedule(make(70, 7, 0, 3)).map((v) => [v.date, v.shares])).toEqual([
    ['2022-08-01', 30],
    ['2022-11-01', 30],
    ['2022-12-01', 10],
  ]);
});
