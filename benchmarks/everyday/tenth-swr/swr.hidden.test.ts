import { SwrStore } from './swr';

function setup(freshFor = 1000) {
  const calls: { key: string; resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const clock = { time: 0 };
  const store = new SwrStore<string>({
    load: (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject })),
    now: () => clock.time,
    freshFor,
  });
  return { calls, clock, store };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

test('what was deleted during a load stays deleted', async () => {
  const { calls, store } = setup();
  const first = store.get('a');
  store.delete('a');
  calls[0].resolve('ghost');
  expect(await first).toBe('ghost');
  expect(store.peek('a')).toBeUndefined();
});

test('subscribers do not see what is out of date', async () => {
  const { calls, store } = setup();
  const seen: string[] = [];
  store.subscribe('a', (value) => seen.push(value));
  const loading = store.revalidate('a');
  store.set('a', 'mine');
  calls[0].resolve('theirs');
  await loading;
  expect(seen).toEqual(['mine']);
  expect(store.peek('a')).toBe('mine');
});

test('a load begun after a set counts, whichever ends first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { calls, store } = setup();
    const old = store.revalidate('a');
    store.set('a', 'set');
    const fresh = store.revalidate('a');
    expect(calls).toHaveLength(2);
    for (const index of order) {
      calls[index].resolve(`load ${index}`);
      await settle();
    }
    expect(await Promise.all([old, fresh])).toEqual(['load 0', 'load 1']);
    expect(store.peek('a')).toBe('load 1');
  }
});

test('the end of an outdated load does not make a running one forgotten', async () => {
  for (const end of ['resolve', 'reject'] as const) {
    const { calls, store } = setup();
    const old = store.revalidate('a').catch(() => 'failed');
    store.delete('a');
    const fresh = store.get('a');
    if (end === 'resolve') calls[0].resolve('x');
    else calls[0].reject(new Error('x'));
    await old;
    const again = store.get('a');
    expect(calls).toHaveLength(2);
    calls[1].resolve('y');
    expect(await Promise.all([fresh, again])).toEqual(['y', 'y']);
  }
});

test('other keys are not concerned', async () => {
  const { calls, store } = setup();
  const b = store.get('b');
  store.set('a', '1');
  store.delete('c');
  calls[0].resolve('2');
  expect(await b).toBe('2');
  expect([store.peek('a'), store.peek('b')]).toEqual(['1', '2']);
});

test('a failed first load can be repeated', async () => {
  const { calls, store } = setup();
  const first = store.get('a');
  calls[0].reject(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  const second = store.get('a');
  calls[1].resolve('ok');
  expect(await second).toBe('ok');
  expect(store.peek('a')).toBe('ok');
});
