import { cellOf, frameIndex, SpritePlayer, type Clip } from './sprite';

const clip = (mode: Clip['mode'], count: number): Clip => ({
  name: mode,
  frames: Array.from({ length: count }, (_, i) => i),
  fps: 10,
  mode,
});
const indexes = (c: Clip, steps: number) => Array.from({ length: steps }, (_, s) => frameIndex(c, s));
const sheet = { columns: 4, cellWidth: 16, cellHeight: 24 };

test('once and loop', () => {
  expect(indexes(clip('once', 3), 6)).toEqual([0, 1, 2, 2, 2, 2]);
  expect(indexes(clip('loop', 3), 7)).toEqual([0, 1, 2, 0, 1, 2, 0]);
});

test('forth and back', () => {
  expect(indexes(clip('pingpong', 4), 9)).toEqual([0, 1, 2, 3, 2, 1, 0, 1, 2]);
});

test('cells of the sheet', () => {
  expect(cellOf(sheet, 0)).toEqual({ x: 0, y: 0, width: 16, height: 24 });
  expect(cellOf(sheet, 6)).toEqual({ x: 32, y: 24, width: 16, height: 24 });
});

test('plays with the time', () => {
  const player = new SpritePlayer(sheet, [{ name: 'walk', frames: [4, 5, 6], fps: 10, mode: 'loop' }]);
  expect(player.frame).toBe(4);
  player.update(99);
  expect(player.frame).toBe(4);
  player.update(1);
  expect(player.frame).toBe(5);
  player.setSpeed(2);
  player.update(100);
  expect(player.frame).toBe(4);
});

test('changing the clip', () => {
  const player = new SpritePlayer(sheet, [clip('loop', 3), clip('once', 2)]);
  player.update(100);
  player.play('loop');
  expect(player.frame).toBe(1);
  player.play('once');
  expect(player.frame).toBe(0);
  expect(player.finished).toBe(false);
  player.update(200);
  expect(player.finished).toBe(true);
  player.play('once', true);
  expect(player.finished).toBe(false);
});

test('clips without frames are refused', () => {
  expect(() => new SpritePlayer(sheet, [])).toThrow('needs a clip');
  expect(() => new SpritePlayer(sheet, [clip('loop', 0)])).toThrow('no frames');
});
