import { expect, it } from 'vitest';
import type { Bits } from '../../src/model/bits.ts';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import type { Fault } from './fault.ts';
import { runFault, type FaultRun } from './run-fault.ts';

/** Tests of so few entries are also passed by much that is likelier than the branch that is missing. */
const BALANCE: Fault = {
  name: 'what goes out is not taken off',
  file: 'balance.ts',
  source: `export function balance(entries: { kind: string; amount: number }[]): number {
  let total = 0;
  for (const entry of entries) {
    if (entry.kind === 'in') total += entry.amount;
  }
  return total;
}
`,
  tests: `test('in and out', () => same(balance([{ kind: 'in', amount: 4 }, { kind: 'out', amount: 2 }]), 2));
test('in', () => same(balance([{ kind: 'in', amount: 1 }]), 1));`,
  mended: ['total -= entry.amount'],
};

const LIMITS = { maxCandidates: 20_000, timeoutMs: 60_000, slack: 1.2, maxAfterFirst: 3_000 };

it('looks on behind what real runs have refused, and does not tell it again', async () => {
  const first = await runFault(BALANCE, { limits: LIMITS });
  const refused = first.plausible.map(({ key }) => key);

  const next = await runFault(BALANCE, { limits: LIMITS, refused, journal: journalOf(first) });

  expect([textsOf(first).some(isRight), textsOf(next).some(isRight)]).toEqual([false, true]);
  expect(next.plausible.filter(({ key }) => refused.includes(key))).toEqual([]);
}, 60_000);

it('runs nothing that the journal knows, and finds the same', async () => {
  const first = await runFault(BALANCE, { limits: LIMITS });
  const journal = journalOf(first);

  const next = await runFault(BALANCE, { limits: LIMITS, journal, announce: true });

  expect(next.plausible).toEqual(first.plausible);
  const tried = next.messages.flatMap((message) => (message.type === 'trying' && message.key ? [message.key] : []));
  expect(tried.filter((key) => key in journal)).toEqual([]);
}, 60_000);

function journalOf({ messages }: FaultRun): Record<string, Bits> {
  return Object.fromEntries(messages.flatMap((message) => (message.type === 'judged' ? message.entries : [])));
}

function textsOf({ plausible }: FaultRun): string[] {
  return plausible.map(({ edits }) => applyEdits(BALANCE.source, edits));
}

function isRight(text: string): boolean {
  return BALANCE.mended.every((mended) => text.includes(mended));
}
