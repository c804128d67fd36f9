import { collect, countBy, scanAll, type ScanPage } from './scan-pages';

function table(pages: number[][]) {
  let calls = 0;
  return {
    get calls() {
      return calls;
    },
    scan: async ({ startKey }: { startKey?: string }): Promise<ScanPage<number>> => {
      calls++;
      const index = startKey ? Number(startKey) : 0;
      return index === pages.length - 1 ? { items: pages[index] } : { items: pages[index], nextKey: String(index + 1) };
    },
  };
}

test('the first pages are empty', async () => {
  const source = table([[], [], [7]]);
  expect(await collect(scanAll(source.scan, 'orders'))).toEqual([7]);
  expect(source.calls).toBe(3);
});

test('every other page is empty', async () => {
  const source = table([[1], [], [2], [], [3], []]);
  expect(await collect(scanAll(source.scan, 'orders'))).toEqual([1, 2, 3]);
  expect(source.calls).toBe(6);
});

test('all pages are empty', async () => {
  const source = table([[], [], [], []]);
  expect(await collect(scanAll(source.scan, 'orders'))).toEqual([]);
  expect(source.calls).toBe(4);
});

test('the last page is asked once', async () => {
  const source = table([[1, 2], [3]]);
  expect(await collect(scanAll(source.scan, 'orders'))).toEqual([1, 2, 3]);
  expect(source.calls).toBe(2);
});

test('counts over gaps', async () => {
  const source = table([[1, 3], [], [2, 5]]);
  expect(await countBy(scanAll(source.scan, 'n'), (n) => (n % 2 ? 'odd' : 'even'))).toEqual({ odd: 3, even: 1 });
});

test('errors come out, and nothing is read for nothing', async () => {
  const broken = scanAll<number>(() => Promise.reject(new Error('throttled')), 't');
  await expect(collect(broken)).rejects.toThrow('throttled');
  const source = table([[1]]);
  expect(await collect(scanAll(source.scan, 't'), 0)).toEqual([]);
  expect(source.calls).toBe(0);
});
