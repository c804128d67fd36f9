import { poll } from './poll';

const after = (n: number) => {
  let i = 0;
  return async () => (i++ < n ? undefined : 'yes');
};

test('at once', async () => {
  const w: number[] = [];
  expect(
    await poll(
      after(0),
      async (ms) => {
        w.push(ms);
      },
      5,
    ),
  ).toBe('yes');
  expect(w).toEqual([]);
});

test('grows', async () => {
  const w: number[] = [];
  expect(
    await poll(
      after(3),
      async (ms) => {
        w.push(ms);
      },
      5,
    ),
  ).toBe('yes');
  expect(w).toEqual([100, 200, 400]);
});

test('never', async () => {
  await expect(poll(after(9), async () => {}, 3)).rejects.toThrow('no answer');
});
