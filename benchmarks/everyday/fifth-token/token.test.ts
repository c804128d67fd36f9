import { TokenSource } from './token';

function setup() {
  const state = { time: 0, calls: 0, down: false };
  const source = new TokenSource({
    now: () => state.time,
    fetchToken: async () => {
      state.calls++;
      await Promise.resolve();
      if (state.down) throw new Error('503');
      return { value: `token-${state.calls}`, expiresAt: state.time + 60_000 };
    },
  });
  return { state, source };
}

test('keeps the token', async () => {
  const { source, state } = setup();
  expect(await source.get()).toBe('token-1');
  expect(await source.get()).toBe('token-1');
  expect(state.calls).toBe(1);
});

test('renews it before it ends', async () => {
  const { source, state } = setup();
  await source.get();
  state.time = 56_000;
  expect(await source.get()).toBe('token-2');
});

test('one request for callers at the same time', async () => {
  const { source, state } = setup();
  expect(await Promise.all([source.get(), source.get(), source.get()])).toEqual(['token-1', 'token-1', 'token-1']);
  expect(state.calls).toBe(1);
});

test('recovers from an outage', async () => {
  const { source, state } = setup();
  state.down = true;
  await expect(source.get()).rejects.toThrow('503');
  state.down = false;
  expect(await source.get()).toBe('token-2');
});
