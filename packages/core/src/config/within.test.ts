import { expect, it } from 'vitest';
import { within } from './within.ts';

it('gives what the work gives, or its error', async () => {
  await expect(within(60_000, Promise.resolve(3))).resolves.toBe(3);
  await expect(within(60_000, Promise.reject(new Error('no')))).rejects.toThrow('no');
});

it('gives up on work that does not end', async () => {
  await expect(within(1, new Promise(() => {}))).rejects.toThrow('it was not ready after 0.001 s');
});
