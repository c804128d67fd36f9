import { TokenSource } from './token';

function setup(margin?: number) {
  const state = { time: 0, calls: 0, down: false };
  const source = new TokenSource({
    now: () => state.time,
    margin,
    fetchToken: async () => {
      const call = ++state.calls;
      const { down } = state;
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (down) throw new Error(`503 in call ${call}`);
      return { value: `token-${call}`, expiresAt: state.time + 60_000 };
    },
  });
  return { state, source };
}

test('all waiting callers see the error, and share one request', async () => {
  const { source, state } = setup();
  state.down = true;
  const results = await Promise.allSettled([source.get(), source.get()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(state.calls).toBe(1);
});

test('every failed request is followed by a new one', async () => {
  const { source, state } = setup();
  state.down = true;
  for (let call = 1; call <= 3; call++) await expect(source.get()).rejects.toThrow(`503 in call ${call}`);
  state.down = false;
  expect(await source.get()).toBe('token-4');
  expect(await source.get()).toBe('token-4');
  expect(state.calls).toBe(4);
});

test('an outage when the token has ended', async () => {
  const { source, state } = setup();
  await source.get();
  state.time = 70_000;
  state.down = true;
  await expect(source.get()).rejects.toThrow('503');
  state.down = false;
  expect(await source.get()).toBe('token-3');
  state.time = 124_999;
  expect(await source.get()).toBe('token-3');
  state.time = 125_000;
  expect(await source.get()).toBe('token-4');
});

test('shares a request after an outage', async () => {
  const { source, state } = setup();
  state.down = true;
  await expect(source.get()).rejects.toThrow();
  state.down = false;
  expect(await Promise.all([source.get(), source.get()])).toEqual(['token-2', 'token-2']);
  expect(state.calls).toBe(2);
});

test('invalidate', async () => {
  const { source, state } = setup(0);
  await source.get();
  source.invalidate();
  expect(await Promise.all([source.get(), source.get()])).toEqual(['token-2', 'token-2']);
  state.time = 59_999;
  expect(await source.get()).toBe('token-2');
});
