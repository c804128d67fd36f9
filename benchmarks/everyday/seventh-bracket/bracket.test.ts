import { Bracket, BracketError, seedOrder } from './bracket';

const FOUR = ['ann', 'bob', 'cid', 'dan'];
const EIGHT = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8'];

test('seeds', () => {
  expect(seedOrder(4)).toEqual([1, 4, 2, 3]);
  expect(seedOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  expect(new Bracket(FOUR).match(1).players).toEqual(['bob', 'cid']);
});

test('plays through to a champion', () => {
  const b = new Bracket(FOUR);
  expect(b.playable().map((m) => m.id)).toEqual([0, 1]);
  b.report(0, 'dan');
  b.report(1, 'bob');
  expect(b.match(2).players).toEqual(['dan', 'bob']);
  b.report(2, 'bob');
  expect(b.champion).toBe('bob');
  expect(b.eliminatedIn('dan')).toBe(2);
  expect(b.eliminatedIn('ann')).toBe(1);
});

test('refuses nonsense', () => {
  const b = new Bracket(FOUR);
  expect(() => b.report(0, 'bob')).toThrow(BracketError);
  expect(() => b.report(2, 'ann')).toThrow('not ready');
  expect(() => new Bracket(['a', 'b', 'c'])).toThrow('power of two');
});

test('a corrected semi-final voids the final', () => {
  const b = new Bracket(FOUR);
  b.report(0, 'ann');
  b.report(1, 'bob');
  b.report(2, 'ann');
  b.report(0, 'dan');
  expect(b.match(2).players).toEqual(['dan', 'bob']);
  expect(b.champion).toBeNull();
  expect(b.playable().map((m) => m.id)).toEqual([2]);
});

test('a corrected first round match in a finished tournament', () => {
  const b = new Bracket(EIGHT);
  b.report(0, 'p1');
  b.report(1, 'p4');
  b.report(2, 'p2');
  b.report(3, 'p3');
  b.report(4, 'p1');
  b.report(5, 'p2');
  b.report(6, 'p1');
  b.report(0, 'p8');
  expect(b.match(4).players).toEqual(['p8', 'p4']);
  expect(b.match(6).players).toEqual([null, 'p2']);
  expect(b.champion).toBeNull();
});

test('reporting the same winner again changes nothing', () => {
  const b = new Bracket(FOUR);
  b.report(0, 'ann');
  b.report(1, 'bob');
  b.report(2, 'bob');
  b.report(0, 'ann');
  expect(b.champion).toBe('bob');
});
