import { expect, it } from 'vitest';
import { healProject, RUNNERS, testHead } from './support/heal-project.ts';

const BALANCE = `export function balance(entries: { kind: string; amount: number }[]): number {
  let total = 0;
  for (const entry of entries) {
    if (entry.kind === 'in') total += entry.amount;
  }
  return total;
}
`;

it.each(RUNNERS)('goes on in %s behind finds that the tests of another file refuse', async (runner) => {
  using project = healProject(runner, {
    'src/balance.ts': BALANCE,
    // The number of the entries, which is likelier than the branch that is missing, passes here as well.
    'test/balance.test.ts': `${testHead(runner)}import { balance } from '../src/balance';

heal('../src/balance#balance')('takes off what goes out', () => {
  expect(balance([{ kind: 'in', amount: 4 }, { kind: 'out', amount: 2 }])).toBe(2);
});

test('adds what comes in', () => {
  expect([[], [1], [3, 1, -1]].map((amounts) => balance(amounts.map((amount) => ({ kind: 'in', amount }))))).toEqual([0, 1, 3]);
});
`,
    'test/year.test.ts': `${testHead(runner)}import { balance } from '../src/balance';

test('adds up a year', () => {
  expect(balance([20, 10, 12].map((amount) => ({ kind: 'in', amount })))).toBe(42);
});
`,
  });

  const run = await project.heal();

  const [target] = run.report?.targets ?? [];
  expect(target).toMatchObject({ status: 'healed', guards: { ran: 2, of: 2 } });
  expect(target?.patches[0]?.cost).toBeGreaterThan(3);
  expect(target?.search.plausible).toBeGreaterThan(target?.patches.length ?? 0);
});
