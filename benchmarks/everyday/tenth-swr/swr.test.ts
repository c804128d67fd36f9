import { SwrStore } from './swr';

function setup(freshFor = 1000) {
  const calls: { key: string; resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const clock = { time: 0 };
  const errors: string[] = [];
  const store = new SwrStore<string>({
    load: (key) => new Promise((resolve, reject) => calls.push({ key, resolve, reject })),
    now: () => clock.time,
    freshFor,
    onError: (key, error) => errors.push(`${key}: ${(error as Error).message}`),
  });
  return { calls, clock, errors, store };
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 1));

test('loads once for several readers', async () => {
  const { calls, store } = setup();
  const both = Promise.all([store.get('a'), store.get('a')]);
  expect(calls).toHaveLength(1);
  calls[0].resolve('v1');
  expect(await both).toEqual(['v1', 'v1']);
  expect(await store.get('a')).toBe('v1');
  expect(calls).toHaveLength(1);
});

test('hands out the old value while loading the new one', async () => {
  const { calls, clock, store } = setup();
  store.set('a', 'old');
  clock.time = 1001;
  expect(await store.get('a')).toBe('old');
  expect(calls).toHaveLength(1);
  calls[0].resolve('new');
  await settle();
  expect(await store.get('a')).toBe('new');
  expect(calls).toHaveLength(1);
});

test('a failed load in the background is reported', async () => {
  const { calls, clock, errors, store } = setup();
  store.set('a', 'old');
  clock.time = 5000;
  await store.get('a');
  calls[0].reject(new Error('offline'));
  await settle();
  expect(errors).toEqual(['a: offline']);
  expect(store.peek('a')).toBe('old');
  await store.get('a');
  expect(calls).toHaveLength(2);
});

test('subscribers', () => {
  const { store } = setup();
  const seen: string[] = [];
  const stop = store.subscribe('a', (value) => seen.push(value));
  store.set('a', '1');
  store.set('b', '2');
  stop();
  store.set('a', '3');
  expect(seen).toEqual(['1']);
});

test('a saved value is not replaced by an older one still on its way', async () => {
  const { calls, clock, store } = setup();
  store.set('title', 'Draft');
  clock.time = 2000;
  await store.get('title');
  store.set('title', 'Final');
  calls[0].resolve('Draft');
  await settle();
  expect(await store.get('title')).toBe('Final');
});
