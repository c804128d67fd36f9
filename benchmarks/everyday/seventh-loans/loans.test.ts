import { HOLD_DAYS, LendingDesk, LendingError, LOAN_DAYS } from './loans';

let desk: LendingDesk;
beforeEach(() => {
  desk = new LendingDesk();
  desk.add('dune');
  desk.add('emma');
});

test('lends and takes back', () => {
  expect(desk.lend('dune', 'ann', 10)).toBe(10 + LOAN_DAYS);
  expect(desk.loansOf('ann')).toEqual(['dune']);
  expect(() => desk.lend('dune', 'bob', 11)).toThrow('lent out');
  desk.giveBack('dune', 12);
  expect(desk.statusOf('dune')).toEqual({ kind: 'shelf' });
});

test('sets a returned title aside for the first in line', () => {
  desk.lend('dune', 'ann', 0);
  desk.placeHold('dune', 'bob');
  desk.placeHold('dune', 'cid');
  desk.giveBack('dune', 5);
  expect(desk.statusOf('dune')).toEqual({ kind: 'set-aside', for: 'bob', until: 5 + HOLD_DAYS });
  expect(desk.holdsOn('dune')).toEqual(['cid']);
  expect(() => desk.lend('dune', 'cid', 6)).toThrow('somebody else');
  desk.lend('dune', 'bob', 6);
});

test('what is not fetched goes to the next', () => {
  desk.lend('dune', 'ann', 0);
  desk.placeHold('dune', 'bob');
  desk.placeHold('dune', 'cid');
  desk.giveBack('dune', 5);
  expect(desk.expireHolds(5 + HOLD_DAYS)).toEqual([]);
  expect(desk.expireHolds(6 + HOLD_DAYS)).toEqual(['dune']);
  expect(desk.statusOf('dune')).toMatchObject({ kind: 'set-aside', for: 'cid' });
});

test('a hold can be cancelled', () => {
  desk.lend('dune', 'ann', 0);
  desk.placeHold('dune', 'bob');
  desk.cancelHold('dune', 'bob', 1);
  expect(desk.holdsOn('dune')).toEqual([]);
  expect(() => desk.cancelHold('dune', 'bob', 1)).toThrow(LendingError);
});

test('cancelling what is set aside puts it back on the shelf', () => {
  desk.lend('dune', 'ann', 0);
  desk.placeHold('dune', 'bob');
  desk.giveBack('dune', 1);
  desk.cancelHold('dune', 'bob', 2);
  expect(desk.statusOf('dune')).toEqual({ kind: 'shelf' });
});

test('the next in line gets what another does not want any more', () => {
  desk.lend('dune', 'ann', 0);
  desk.placeHold('dune', 'bob');
  desk.placeHold('dune', 'cid');
  desk.giveBack('dune', 1);
  desk.cancelHold('dune', 'bob', 3);
  expect(desk.statusOf('dune')).toMatchObject({ kind: 'set-aside', for: 'cid' });
});

test('renewing and overdue loans', () => {
  desk.lend('dune', 'ann', 0);
  desk.lend('emma', 'bob', 2);
  expect(desk.renew('emma', 10)).toBe(31);
  desk.placeHold('dune', 'bob');
  expect(() => desk.renew('dune', 10)).toThrow('others wait');
  expect(desk.overdue(30)).toEqual([{ id: 'dune', member: 'ann', days: 9 }]);
});
