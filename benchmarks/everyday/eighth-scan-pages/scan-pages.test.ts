import { collect, countBy, scanAll, type ScanPage, type ScanRequest } from './scan-pages';

function fakeTable<T>(pages: T[][]) {
  const requests: ScanRequest[] = [];
  const scan = async (request: ScanRequest): Promise<ScanPage<T>> => {
    requests.push(request);
    const index = request.startKey === undefined ? 0 : Number(request.startKey.slice(1));
    const page: ScanPage<T> = { items: pages[index] };
    if (index + 1 < pages.length) page.nextKey = `k${index + 1}`;
    return page;
  };
  return { scan, requests };
}

test('a single page', async () => {
  const { scan, requests } = fakeTable([['a', 'b']]);
  expect(await collect(scanAll(scan, 'users', 10))).toEqual(['a', 'b']);
  expect(requests).toEqual([{ table: 'users', limit: 10 }]);
});

test('an empty table', async () => {
  const { scan, requests } = fakeTable([[]]);
  expect(await collect(scanAll(scan, 'users'))).toEqual([]);
  expect(requests).toHaveLength(1);
});

test('page by page', async () => {
  const { scan, requests } = fakeTable([[1, 2], [3, 4], [5]]);
  expect(await collect(scanAll(scan, 't', 2))).toEqual([1, 2, 3, 4, 5]);
  expect(requests.map(({ startKey }) => startKey)).toEqual([undefined, 'k1', 'k2']);
});

test('a page of which nothing is left after the filter', async () => {
  const { scan } = fakeTable([[1], [], [2, 3]]);
  expect(await collect(scanAll(scan, 't'))).toEqual([1, 2, 3]);
});

test('reads no more pages than needed', async () => {
  const { scan, requests } = fakeTable([[1, 2], [3, 4], [5]]);
  expect(await collect(scanAll(scan, 't'), 2)).toEqual([1, 2]);
  expect(requests).toHaveLength(1);
});

test('counts', async () => {
  const { scan } = fakeTable([['ann', 'abe'], ['bob']]);
  expect(await countBy(scanAll(scan, 't'), (name) => name[0])).toEqual({ a: 2, b: 1 });
});
