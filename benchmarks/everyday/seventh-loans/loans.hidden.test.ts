import { HOLD_DAYS, LendingDesk, MAX_LOANS } from './loans';

function waiting(...members: string[]): LendingDesk {
  const desk = new LendingDesk();
  desk.add('dune');
  desk.lend('dune', 'ann', 0);
  for (const m of members) desk.placeHold('dune', m);
  desk.giveBack('dune', 10);
  return desk;
}

test('the next one has the full time from the day of cancelling', () => {
  const desk = waiting('bob', 'cid');
  desk.cancelHold('dune', 'bob', 14);
  expect(desk.statusOf('dune')).toEqual({ kind: 'set-aside', for: 'cid', until: 14 + HOLD_DAYS });
  expect(desk.expireHolds(14 + HOLD_DAYS)).toEqual([]);
  expect(desk.expireHolds(15 + HOLD_DAYS)).toEqual(['dune']);
});

test('the next one is taken out of the line, the rest keeps its order', () => {
  const desk = waiting('bob', 'cid', 'dan', 'eve');
  desk.cancelHold('dune', 'bob', 11);
  expect(desk.holdsOn('dune')).toEqual(['dan', 'eve']);
  desk.cancelHold('dune', 'cid', 12);
  expect(desk.statusOf('dune')).toEqual({ kind: 'set-aside', for: 'dan', until: 12 + HOLD_DAYS });
  expect(desk.holdsOn('dune')).toEqual(['eve']);
});

test('after the last one it is back on the shelf for everybody', () => {
  const desk = waiting('bob', 'cid');
  desk.cancelHold('dune', 'bob', 11);
  desk.cancelHold('dune', 'cid', 11);
  expect(desk.statusOf('dune')).toEqual({ kind: 'shelf' });
  expect(desk.holdsOn('dune')).toEqual([]);
  desk.lend('dune', 'zoe', 12);
  expect(desk.loansOf('zoe')).toEqual(['dune']);
});

test('only the one it is set aside for may have it', () => {
  const desk = waiting('bob', 'cid');
  desk.cancelHold('dune', 'bob', 11);
  expect(() => desk.lend('dune', 'bob', 12)).toThrow('somebody else');
  expect(() => desk.lend('dune', 'zoe', 12)).toThrow('somebody else');
  desk.lend('dune', 'cid', 12);
  expect(desk.statusOf('dune')).toMatchObject({ kind: 'lent', to: 'cid' });
});

test('cancelling from within the line leaves what is set aside alone', () => {
  const desk = waiting('bob', 'cid', 'dan');
  desk.cancelHold('dune', 'cid', 11);
  expect(desk.statusOf('dune')).toEqual({ kind: 'set-aside', for: 'bob', until: 10 + HOLD_DAYS });
  expect(desk.holdsOn('dune')).toEqual(['dan']);
});

test('cancelling while it is lent out leaves the loan alone', () => {
  const desk = waiting('bob', 'cid');
  desk.lend('dune', 'bob', 11);
  desk.cancelHold('dune', 'cid', 12);
  expect(desk.statusOf('dune')).toMatchObject({ kind: 'lent', to: 'bob' });
  expect(desk.holdsOn('dune')).toEqual([]);
  expect(() => desk.cancelHold('dune', 'bob', 12)).toThrow('does not wait');
});

test('who cancelled may stand in line again, at the end', () => {
  const desk = waiting('bob', 'cid', 'dan');
  desk.cancelHold('dune', 'bob', 11);
  desk.placeHold('dune', 'bob');
  expect(desk.holdsOn('dune')).toEqual(['dan', 'bob']);
  expect(() => desk.placeHold('dune', 'cid')).toThrow('already');
});

test('number of loans', () => {
  const desk = new LendingDesk();
  for (let i = 0; i <= MAX_LOANS; i++) desk.add(`t${i}`);
  for (let i = 0; i < MAX_LOANS; i++) desk.lend(`t${i}`, 'ann', 0);
  expect(() => desk.lend(`t${MAX_LOANS}`, 'ann', 0)).toThrow('too many');
});
