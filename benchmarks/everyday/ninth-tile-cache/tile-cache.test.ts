import { TileCache, type Coords } from './tile-cache';

const at = (z: number, x: number, y: number): Coords => ({ z, x, y });

function recorder() {
  const calls: string[] = [];
  const load = async ({ z, x, y }: Coords, style: string) => {
    calls.push(`${style} ${z}-${x}-${y}`);
    return `${style} tile ${z}-${x}-${y}`;
  };
  return { calls, load };
}

test('loads a tile once', async () => {
  const { calls, load } = recorder();
  const cache = new TileCache(load);
  expect(await cache.get(at(3, 4, 5), 'light')).toBe('light tile 3-4-5');
  expect(await cache.get(at(3, 4, 5), 'light')).toBe('light tile 3-4-5');
  expect(calls).toEqual(['light 3-4-5']);
});

test('shares a load that is running', async () => {
  const { calls, load } = recorder();
  const cache = new TileCache(load);
  const both = await Promise.all([cache.get(at(1, 0, 0), 'light'), cache.get(at(1, 0, 0), 'light')]);
  expect(both).toEqual(['light tile 1-0-0', 'light tile 1-0-0']);
  expect(calls.length).toBe(1);
});

test('switching to the dark map', async () => {
  const { load } = recorder();
  const cache = new TileCache(load);
  await cache.get(at(2, 1, 1), 'light');
  expect(await cache.get(at(2, 1, 1), 'dark')).toBe('dark tile 2-1-1');
});

test('drops the tile that was not used the longest', async () => {
  const { load } = recorder();
  const cache = new TileCache(load, 2);
  await cache.get(at(1, 0, 0), 'light');
  await cache.get(at(1, 0, 1), 'light');
  await cache.get(at(1, 0, 0), 'light');
  await cache.get(at(1, 1, 1), 'light');
  expect(cache.size).toBe(2);
  expect(cache.peek(at(1, 0, 1), 'light')).toBeUndefined();
  expect(cache.peek(at(1, 0, 0), 'light')).toBe('light tile 1-0-0');
});

test('a failed load is tried again', async () => {
  let fail = true;
  const cache = new TileCache(async () => {
    if (fail) throw new Error('offline');
    return 'tile';
  });
  const first = await cache.get(at(0, 0, 0), 'light').catch((error: Error) => error.message);
  expect(first).toBe('offline');
  fail = false;
  expect(await cache.get(at(0, 0, 0), 'light')).toBe('tile');
});
