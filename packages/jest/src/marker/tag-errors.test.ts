import { expect, it } from 'vitest';

import { tagErrors } from './tag-errors.ts';

const mark = { target: './a.js', file: '/t.js', line: 1, column: 2 };

async function thrownBy(run: () => unknown): Promise<unknown> {
  try {
    await run();
    return undefined;
  } catch (error) {
    return error;
  }
}

it.each<[string, () => unknown]>([
  [
    'at once',
    () => {
      throw new Error('no');
    },
  ],
  [
    'later',
    async () => {
      await Promise.resolve();
      throw new Error('no');
    },
  ],
])('marks an error that is thrown %s', async (_when, fn) => {
  const error = await thrownBy(() => tagErrors(fn, mark)());

  expect({ ...(error as object) }).toEqual({ heal: [mark] });
});

it('marks the reason given to `done`, and keeps the number of parameters', () => {
  const reasons: unknown[] = [];
  const done = (reason?: unknown): void => void reasons.push(reason);
  const wrapped = tagErrors((finish) => (finish as typeof done)(new Error('no')), mark);

  wrapped(done);

  expect([wrapped.length, { ...(reasons[0] as object) }]).toEqual([1, { heal: [mark] }]);
});

it('keeps generators generators', () => {
  const wrapped = tagErrors(function* () {
    yield 1;
    throw new Error('no');
  }, mark);

  const steps = wrapped() as Generator;

  expect(steps.next()).toEqual({ value: 1, done: false });
  expect(() => steps.next()).toThrow(expect.objectContaining({ heal: [mark] }));
});

it('leaves primitives, frozen errors and marks of others as they are', async () => {
  const own = Object.assign(new Error('no'), { heal: 'theirs' });
  const frozen = Object.freeze(new Error('no'));

  const thrown = await Promise.all(
    ['text', own, frozen].map((error) =>
      thrownBy(() =>
        tagErrors(() => {
          throw error;
        }, mark)(),
      ),
    ),
  );

  expect(thrown).toEqual(['text', own, frozen]);
  expect(own.heal).toBe('theirs');
});
