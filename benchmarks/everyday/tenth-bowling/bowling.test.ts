import { ScoreSheet } from './bowling';

const play = (...rolls: number[]) => {
  const sheet = new ScoreSheet();
  for (const roll of rolls) sheet.roll(roll);
  return sheet;
};

test('open frames add up', () => {
  const sheet = play(3, 4, 0, 9, 5);
  expect(sheet.frames()).toEqual([
    { rolls: [3, 4], total: 7 },
    { rolls: [0, 9], total: 16 },
    { rolls: [5], total: null },
  ]);
  expect(sheet.score()).toBe(16);
});

test('strikes and spares wait for their bonus', () => {
  expect(play(10).score()).toBe(0);
  expect(
    play(10, 3, 4)
      .frames()
      .map((f) => f.total),
  ).toEqual([17, 24]);
  expect(
    play(6, 4, 5)
      .frames()
      .map((f) => f.total),
  ).toEqual([15, null]);
});

test('the perfect game', () => {
  const sheet = play(...Array(12).fill(10));
  expect(sheet.finished).toBe(true);
  expect(sheet.score()).toBe(300);
  expect(() => sheet.roll(1)).toThrow('over');
});

test('impossible rolls', () => {
  expect(() => play(7, 4)).toThrow(RangeError);
  expect(() => play(-1)).toThrow(RangeError);
  expect(() => play(...Array(9).fill(10), 10, 6, 5)).toThrow(RangeError);
});

test('marks of ordinary frames', () => {
  expect(play(10, 7, 3, 9, 0, 0, 10, 0, 8, 2).marks()).toEqual(['X', '7/', '9-', '-/', '-8', '2']);
});

test('marks of the tenth frame', () => {
  expect(play(...Array(12).fill(10)).marks()[9]).toBe('XXX');
});
