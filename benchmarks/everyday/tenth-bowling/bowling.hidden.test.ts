import { ScoreSheet } from './bowling';

const tenth = (...rolls: number[]) => {
  const sheet = new ScoreSheet();
  for (let i = 0; i < 18; i++) sheet.roll(0);
  for (const roll of rolls) sheet.roll(roll);
  return sheet;
};

test('tenth frames that begin with a strike', () => {
  expect(tenth(10, 10).marks()[9]).toBe('XX');
  expect(tenth(10, 10, 4).marks()[9]).toBe('XX4');
  expect(tenth(10, 10, 0).marks()[9]).toBe('XX-');
  expect(tenth(10, 3, 7).marks()[9]).toBe('X3/');
  expect(tenth(10, 0, 10).marks()[9]).toBe('X-/');
  expect(tenth(10, 3, 4).marks()[9]).toBe('X34');
  expect(tenth(10, 0, 0).marks()[9]).toBe('X--');
});

test('tenth frames that begin with a spare', () => {
  expect(tenth(4, 6, 10).marks()[9]).toBe('4/X');
  expect(tenth(4, 6, 4).marks()[9]).toBe('4/4');
  expect(tenth(0, 10, 10).marks()[9]).toBe('-/X');
  expect(tenth(5, 5, 5).marks()[9]).toBe('5/5');
});

test('tenth frames left open', () => {
  expect(tenth(4, 5).marks()[9]).toBe('45');
  expect(tenth(0, 0).marks()[9]).toBe('--');
  expect(tenth(4, 5).finished).toBe(true);
});

test('the marks go with the scores', () => {
  expect(tenth(10, 3, 7).score()).toBe(20);
  expect(tenth(0, 10, 10).score()).toBe(20);
  expect(tenth(10, 10, 4).score()).toBe(24);
});

test('a strike in a frame before the tenth', () => {
  const sheet = new ScoreSheet();
  for (const roll of [10, 10, 0, 10, 1]) sheet.roll(roll);
  expect(sheet.marks()).toEqual(['X', 'X', '-/', '1']);
  expect(sheet.frames().map((f) => f.total)).toEqual([20, 40, 51, null]);
});
