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

test('a file smaller than a part', async () => {
  expect(await run(3, 10)).toEqual({ ranges: ['bytes 0-2/3'], bodies: [[0, 1, 2]], progress: [100], count: 1 });
});

test('as big as a part', async () => {
  expect(await run(3, 3)).toEqual({ ranges: ['bytes 0-2/3'], bodies: [[0, 1, 2]], progress: [100], count: 1 });
});

test('one more', async () => {
  const { ranges, progress, count } = await run(7, 3);
  expect(ranges).toEqual(['bytes 0-2/7', 'bytes 3-5/7', 'bytes 6-6/7']);
  expect(progress).toEqual([43, 86, 100]);
  expect(count).toBe(3);
});

test('byte by byte', async () => {
  const { ranges, progress } = await run(4, 1);
  expect(ranges).toEqual(['bytes 0-0/4', 'bytes 1-1/4', 'bytes 2-2/4', 'bytes 3-3/4']);
  expect(progress).toEqual([25, 50, 75, 100]);
});

test('resume', async () => {
  expect(await run(10, 4, 3)).toEqual({
    ranges: ['bytes 3-6/10', 'bytes 7-9/10'],
    bodies: [
      [3, 4, 5, 6],
      [7, 8, 9],
    ],
    progress: [70, 100],
    count: 2,
  });
  expect((await run(10, 4, 10)).count).toBe(0);
});

test('an empty file', async () => {
  expect(await run(0, 4)).toEqual({ ranges: [], bodies: [], progress: [], count: 0 });
});

test('the length fits the range', async () => {
  for (let length = 1; length < 20; length++) {
    for (const chunkSize of [1, 4, 7, 30]) {
      const { ranges, bodies } = await run(length, chunkSize);
      expect(ranges).toEqual(bodies.map((body) => `bytes ${body[0]}-${body[body.length - 1]}/${length}`));
      expect(bodies.flat()).toHaveLength(length);
    }
  }
});

test('one after the other, and no more after an error', async () => {
  const log: string[] = [];
  const send = async ({ range }: { range: string }) => {
    log.push(`start ${range}`);
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (range.startsWith('bytes 2-')) throw new Error('lost');
    log.push('end');
  };
  await expect(upload(new Uint8Array(6), { chunkSize: 2, send })).rejects.toThrow('lost');
  expect(log).toEqual(['start bytes 0-1/6', 'end', 'start bytes 2-3/6']);
});
