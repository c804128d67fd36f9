import { retry, uploadParts } from './retry';

function failing(times: number) {
  const seen: number[] = [];
  const work = async (attempt: number) => {
    seen.push(attempt);
    if (seen.length <= times) throw new Error(`failure ${seen.length}`);
    return 'done';
  };
  return { seen, work };
}

const waits: number[] = [];
const sleep = async (ms: number) => void waits.push(ms);

beforeEach(() => {
  waits.length = 0;
});

describe('retry', () => {
  it('does not wait when all is well', async () => {
    expect(await retry(failing(0).work, { sleep })).toBe('done');
    expect(waits).toEqual([]);
  });

  it('waits twice as long each time', async () => {
    expect(await retry(failing(2).work, { sleep })).toBe('done');
    expect(waits).toEqual([100, 200]);
  });

  it('gives up after three tries', async () => {
    const { seen, work } = failing(9);

    await expect(retry(work, { sleep })).rejects.toThrow('failure 3');
    expect(seen).toEqual([1, 2, 3]);
  });

  it('does not try again what will never work', async () => {
    const { seen, work } = failing(9);

    await expect(retry(work, { sleep, isPermanent: () => true })).rejects.toThrow('failure 1');
    expect(seen).toEqual([1]);
  });
});

it('uploads in order', async () => {
  const parts = [
    { number: 1, body: 'a' },
    { number: 2, body: 'b' },
  ];
  expect(await uploadParts(parts, async ({ number }) => `tag${number}`, { sleep })).toEqual(['tag1', 'tag2']);
});
