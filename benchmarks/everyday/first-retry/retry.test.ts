import { retry } from './retry';

const failing = (n: number) => {
  let calls = 0;
  return async () => {
    if (calls++ < n) throw new Error('no ' + calls);
    return 'ok';
  };
};

test('at once', async () => {
  const waits: number[] = [];
  expect(
    await retry(failing(0), 3, async (ms) => {
      waits.push(ms);
    }),
  ).toBe('ok');
  expect(waits).toEqual([]);
});

test('third', async () => {
  const waits: number[] = [];
  expect(
    await retry(failing(2), 3, async (ms) => {
      waits.push(ms);
    }),
  ).toBe('ok');
  expect(waits).toEqual([100, 200]);
});

test('gives up without waiting again', async () => {
  const waits: number[] = [];
  await expect(
    retry(failing(9), 3, async (ms) => {
      waits.push(ms);
    }),
  ).rejects.toThrow('no 3');
  expect(waits).toEqual([100, 200]);
});
