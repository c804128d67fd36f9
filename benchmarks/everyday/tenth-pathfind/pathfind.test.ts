import { GameMap } from './pathfind';

const show = (steps: { x: number; y: number }[] = []) => steps.map(({ x, y }) => `${x}${y}`).join(' ');

test('straight ahead', () => {
  const way = new GameMap(['....']).findWay({ x: 0, y: 0 }, { x: 3, y: 0 });
  expect(show(way?.steps)).toBe('00 10 20 30');
  expect(way?.cost).toBe(3);
});

test('around a wall', () => {
  const map = new GameMap(['.#.', '.#.', '...']);
  const way = map.findWay({ x: 0, y: 0 }, { x: 2, y: 0 });
  expect(show(way?.steps)).toBe('00 01 02 12 22 21 20');
  expect(way?.cost).toBe(6);
});

test('no way', () => {
  const map = new GameMap(['.#.', '.##', '...']);
  expect(map.findWay({ x: 0, y: 0 }, { x: 2, y: 0 })).toBeUndefined();
  expect(map.findWay({ x: 0, y: 0 }, { x: 1, y: 0 })).toBeUndefined();
  expect(map.findWay({ x: 0, y: 0 }, { x: 5, y: 0 })).toBeUndefined();
  expect(() => new GameMap(['..', '.'])).toThrow('length');
});

test('staying costs nothing', () => {
  expect(new GameMap(['.']).findWay({ x: 0, y: 0 }, { x: 0, y: 0 })).toEqual({
    steps: [{ x: 0, y: 0 }],
    cost: 0,
  });
});

test('around a swamp if that is cheaper', () => {
  const map = new GameMap(['.~.', '...']);
  const way = map.findWay({ x: 0, y: 0 }, { x: 2, y: 0 });
  expect(show(way?.steps)).toBe('00 01 11 21 20');
  expect(way?.cost).toBe(4);
});

test('the way out of the bog', () => {
  const map = new GameMap(['..~', '~.~', '...']);
  expect(map.findWay({ x: 0, y: 0 }, { x: 2, y: 2 })?.cost).toBe(4);
  const bend = new GameMap(['.~~.', '.#..', '....']);
  expect(bend.findWay({ x: 0, y: 0 }, { x: 3, y: 0 })?.cost).toBe(7);
});
