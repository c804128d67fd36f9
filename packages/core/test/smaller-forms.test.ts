import { expect, it } from 'vitest';
import type { RunRequest } from '../src/model/run.ts';
import { healInMemory } from './support/heal-in-memory.ts';

const FILES = {
  'src/a.ts': 'export const f = (x: number): number => x - 1;\n',
  'test/a.test.ts': "import { f } from '../src/a.ts';\ntest('one more', () => { expect(f(1)).toBe(2) });\n",
};

const AT_MOST_4_S: unknown = expect.toSatisfy((ms: number) => ms <= 4_000);
const AT_LEAST_20_S: unknown = expect.toSatisfy((ms: number) => ms >= 20_000);

it('gives the runs over a smaller form no more time than the patch needs, and a little for one that hangs', async () => {
  const found = { 'src/a.ts#f': [{ replace: [['x - 1', '+x + 1'] as const] }] };

  const { calls, targets } = await healInMemory({ files: FILES, markers: { 'one more': '../src/a.ts#f' }, found });

  const runs = calls.flatMap((call) => (call.method === 'run' ? [call.request] : []));
  expect(targets[0]?.patches[0]?.healedSource).toContain('=> x + 1;');
  // Once to learn whether it holds, and once to prove it.
  expect(timesOf(runs, '=> x + 1;')).toEqual([AT_MOST_4_S, AT_LEAST_20_S]);
  expect(timesOf(runs, '=> +x + 1;')).toEqual([AT_LEAST_20_S]);
});

function timesOf(runs: readonly RunRequest[], text: string): number[] {
  const over = runs.filter(({ overlay }) => Object.values(overlay).some((source) => source.includes(text)));
  return over.map(({ timeoutMs }) => timeoutMs);
}
