import { expect, it } from 'vitest';
import type { Row } from './row.ts';
import { steadyRows, type SteadyRows } from './steady-rows.ts';

const row = (code: string, ...assertions: string[]): Row => ({
  call: { name: 'f', args: [], code },
  assertions,
  isOdd: false,
});
const ROWS = [row('short', 'a', 'b'), row('long', 'aaa', 'bbb'), row('same', 'c', 'c')];
const codes = (steady: SteadyRows | undefined): string[][] =>
  [steady?.rows ?? [], steady?.telling ?? []].map((rows) => rows.map(({ call }) => call.code));

it('puts aside what does not come out alike twice', async () => {
  const steady = await steadyRows(
    ROWS,
    async (rows) => rows.filter(({ call }) => call.code !== 'short'),
    () => false,
  );

  expect(codes(steady)).toEqual([['long', 'same'], ['long']]);
});

it('knows nothing when it has no time to ask again', async () => {
  const steady = await steadyRows(
    ROWS,
    async (rows) => rows,
    () => true,
  );

  expect(steady).toBeUndefined();
});

it('gives up where nothing is steady', async () => {
  const many = Array.from({ length: 9 }, (_, n) => row(`${n}`, `a${n}`, `b${n}`));

  const steady = await steadyRows(
    many,
    async () => [],
    () => false,
  );

  expect(steady).toBeUndefined();
});
