import { poll } from './poll';

/** Waits, and how often was asked, until `answer` comes in the given round, counted from zero. */
async function polled<T>(round: number, answer: T, most: number) {
  const waits: number[] = [];
  let asked = 0;
  const result = await poll(
    async () => (asked++ === round ? answer : undefined),
    async (ms) => void waits.push(ms),
    most,
  );
  return { result, waits, asked };
}

test('no wait is longer than a second', async () => {
  expect(await polled(7, 'yes', 10)).toEqual({
    result: 'yes',
    waits: [100, 200, 400, 800, 1000, 1000, 1000],
    asked: 8,
  });
});

test('once', async () => {
  expect(await polled(1, 'yes', 10)).toEqual({ result: 'yes', waits: [100], asked: 2 });
});

test('with the last question', async () => {
  expect(await polled(4, 'yes', 5)).toEqual({ result: 'yes', waits: [100, 200, 400, 800], asked: 5 });
  expect(await polled(0, 'yes', 1)).toEqual({ result: 'yes', waits: [], asked: 1 });
});

test.each([0, '', false, null])('%s is an answer', async (answer) => {
  expect(await polled(2, answer, 5)).toEqual({ result: answer, waits: [100, 200], asked: 3 });
});

test('no answer', async () => {
  let asked = 0;
  const ask = async () => void asked++;
  await expect(poll(ask, async () => undefined, 4)).rejects.toThrow('no answer');
  expect(asked).toBe(4);
});
