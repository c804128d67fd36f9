import { upload } from './upload';

async function run(length: number, chunkSize: number, resumeAt?: number) {
  const ranges: string[] = [];
  const bodies: number[][] = [];
  const progress: number[] = [];
  const count = await upload(
    Uint8Array.from({ length }, (_, index) => index),
    {
      chunkSize,
      resumeAt,
      send: async ({ range, body }) => {
        ranges.push(range);
        bodies.push([...body]);
      },
      onProgress: (percent) => progress.push(percent),
    },
  );
  return { ranges, bodies, progress, count };
}

test('bodies', async () => {
  const { bodies, count } = await run(5, 2);
  expect(bodies).toEqual([[0, 1], [2, 3], [4]]);
  expect(count).toBe(3);
});

test('ranges', async () => {
  expect((await run(10, 5)).ranges).toEqual(['bytes 0-4/10', 'bytes 5-9/10']);
  expect((await run(5, 2)).ranges).toEqual(['bytes 0-1/5', 'bytes 2-3/5', 'bytes 4-4/5']);
});

test('progress', async () => {
  expect((await run(5, 2)).progress).toEqual([40, 80, 100]);
});

test('resume', async () => {
  expect((await run(6, 4, 4)).bodies).toEqual([[4, 5]]);
});
