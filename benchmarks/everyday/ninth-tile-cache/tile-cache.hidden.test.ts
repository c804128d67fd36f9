import { TileCache, type Coords } from './tile-cache';

const at = (z: number, x: number, y: number): Coords => ({ z, x, y });
const load = async ({ z, x, y }: Coords, style: string) => `${style}:${z},${x},${y}`;

test('each style has its own tile', async () => {
  const cache = new TileCache(load);
  for (const style of ['satellite', 'light', 'dark', 'satellite']) {
    expect(await cache.get(at(7, 65, 42), style)).toBe(`${style}:7,65,42`);
  }
  expect(cache.size).toBe(3);
});

test('two styles that are loading at the same time', async () => {
  const cache = new TileCache(load);
  const tiles = await Promise.all([cache.get(at(4, 2, 3), 'satellite'), cache.get(at(4, 2, 3), 'terrain')]);
  expect(tiles).toEqual(['satellite:4,2,3', 'terrain:4,2,3']);
});

test('peek looks at the style', async () => {
  const cache = new TileCache(load);
  await cache.get(at(5, 1, 2), 'terrain');
  expect(cache.peek(at(5, 1, 2), 'terrain')).toBe('terrain:5,1,2');
  expect(cache.peek(at(5, 1, 2), 'light')).toBeUndefined();
});

test('going back to a style loads nothing', async () => {
  let loads = 0;
  const cache = new TileCache(async (coords: Coords, style: string) => {
    loads++;
    return load(coords, style);
  });
  await cache.get(at(1, 1, 0), 'light');
  await cache.get(at(1, 1, 0), 'dark');
  await cache.get(at(1, 1, 0), 'light');
  await cache.get(at(1, 1, 0), 'dark');
  expect(loads).toBe(2);
});

test('coordinates stay apart', async () => {
  const cache = new TileCache(load);
  expect(await cache.get(at(1, 11, 1), 'light')).toBe('light:1,11,1');
  expect(await cache.get(at(11, 1, 1), 'light')).toBe('light:11,1,1');
  expect(await cache.get(at(1, 1, 11), 'light')).toBe('light:1,1,11');
  expect(cache.size).toBe(3);
});

test('the capacity counts the tiles of all styles', async () => {
  const cache = new TileCache(load, 2);
  await cache.get(at(0, 0, 0), 'light');
  await cache.get(at(0, 0, 0), 'dark');
  await cache.get(at(0, 0, 0), 'terrain');
  expect(cache.size).toBe(2);
  expect(cache.peek(at(0, 0, 0), 'light')).toBeUndefined();
  expect(cache.peek(at(0, 0, 0), 'dark')).toBe('dark:0,0,0');
});
