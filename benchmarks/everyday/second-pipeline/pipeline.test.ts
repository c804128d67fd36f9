import { pipeline } from './pipeline';

test('none', async () => {
  expect(await pipeline<number>()(1)).toBe(1);
});

test('one', async () => {
  expect(await pipeline<number>((x) => x + 1)(1)).toBe(2);
});

test('in turn', async () => {
  expect(
    await pipeline<number>(
      (x) => x + 1,
      (x) => x * 10,
    )(1),
  ).toBe(20);
});

test('async', async () => {
  expect(
    await pipeline<number>(
      async (x) => x + 1,
      (x) => x * 10,
    )(1),
  ).toBe(20);
});
