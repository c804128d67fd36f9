import { frameIndex, SpritePlayer, type Clip } from './sprite';

const pingpong = (count: number): Clip => ({
  name: 'p',
  frames: Array.from({ length: count }, (_, i) => i),
  fps: 4,
  mode: 'pingpong',
});
const indexes = (c: Clip, steps: number) => Array.from({ length: steps }, (_, s) => frameIndex(c, s));

test('two and three frames', () => {
  expect(indexes(pingpong(2), 5)).toEqual([0, 1, 0, 1, 0]);
  expect(indexes(pingpong(3), 9)).toEqual([0, 1, 2, 1, 0, 1, 2, 1, 0]);
});

test('a single frame stays', () => {
  expect(indexes(pingpong(1), 5)).toEqual([0, 0, 0, 0, 0]);
});

test('always to a neighbour, never the same frame twice', () => {
  for (const count of [2, 5, 8]) {
    const seen = indexes(pingpong(count), 60);
    for (let i = 1; i < seen.length; i++) expect(Math.abs(seen[i] - seen[i - 1])).toBe(1);
    expect(Math.min(...seen)).toBe(0);
    expect(Math.max(...seen)).toBe(count - 1);
  }
});

test('the player goes forth and back', () => {
  const player = new SpritePlayer({ columns: 2, cellWidth: 10, cellHeight: 10 }, [
    { name: 'blink', frames: [7, 8, 3], fps: 4, mode: 'pingpong' },
  ]);
  const frames: number[] = [];
  for (let i = 0; i < 6; i++) {
    frames.push(player.frame);
    player.update(250);
  }
  expect(frames).toEqual([7, 8, 3, 8, 7, 8]);
  expect(player.finished).toBe(false);
  expect(player.cell).toEqual({ x: 10, y: 10, width: 10, height: 10 });
});

test('one long update is like many short ones', () => {
  const make = () => new SpritePlayer({ columns: 9, cellWidth: 1, cellHeight: 1 }, [pingpong(5)]);
  const [long, short] = [make(), make()];
  long.update(2750);
  for (let i = 0; i < 11; i++) short.update(250);
  expect(long.frame).toBe(short.frame);
  expect(long.frame).toBe(3);
});
