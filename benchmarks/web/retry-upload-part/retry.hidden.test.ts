import { retry, uploadParts } from './retry';

test.each([1, 2, 3, 5])('%i attempts', async (attempts) => {
  let calls = 0;
  const waits: number[] = [];
  const work = async () => {
    calls += 1;
    throw new Error(String(calls));
  };
  await expect(retry(work, { attempts, delayMs: 10, sleep: async (ms) => void waits.push(ms) })).rejects.toThrow(
    String(attempts),
  );
  expect(calls).toBe(attempts);
  expect(waits).toEqual([10, 20, 40, 80].slice(0, attempts - 1));
});

test('the last try may still work', async () => {
  let calls = 0;
  const work = async (attempt: number) => {
    calls += 1;
    if (attempt < 4) throw new Error('not yet');
    return attempt;
  };
  expect(await retry(work, { attempts: 4, sleep: async () => undefined })).toBe(4);
  expect(calls).toBe(4);
});

test('permanent errors in the middle', async () => {
  let calls = 0;
  const work = async () => {
    calls += 1;
    throw new Error(calls === 2 ? 'gone' : 'busy');
  };
  const isPermanent = (error: unknown) => (error as Error).message === 'gone';
  await expect(retry(work, { attempts: 5, sleep: async () => undefined, isPermanent })).rejects.toThrow('gone');
  expect(calls).toBe(2);
});

test('one attempt a part', async () => {
  let calls = 0;
  const send = async () => {
    calls += 1;
    throw new Error('no');
  };
  const options = { attempts: 1, sleep: async () => undefined };
  await expect(uploadParts([{ number: 1, body: '' }], send, options)).rejects.toThrow('no');
  expect(calls).toBe(1);
});
