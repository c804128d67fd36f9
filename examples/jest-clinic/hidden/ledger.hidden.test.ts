import { statement } from '../src/ledger';
import type { Entry } from '../src/ledger';

const charge = (date: string, cents: number): Entry => ({ kind: 'charge', date, cents, service: 'S' });
const payment = (date: string, cents: number): Entry => ({ kind: 'payment', date, cents });
const note = (date: string): Entry => ({ kind: 'note', date, text: 'N' });

test('the balance after every line', () => {
  const { lines, charged, paid, balance } = statement(
    [
      charge('2025-01-01', 700),
      payment('2025-01-02', 200),
      note('2025-01-03'),
      payment('2025-01-04', 900),
      charge('2025-01-05', 50),
    ],
    100,
  );
  expect(lines.map((line) => line.balance)).toEqual([800, 600, 600, -300, -250]);
  expect({ charged, paid, balance }).toEqual({ charged: 750, paid: 1_100, balance: -250 });
});

test('opening + charged - paid is the balance, which is that of the last line', () => {
  for (const opening of [-500, 0, 320]) {
    const entries = [payment('2025-03-09', 11), charge('2025-03-01', 40), payment('2025-03-05', 3), note('2025-03-30')];
    const { lines, charged, paid, balance } = statement(entries, opening);
    expect(balance).toBe(opening + charged - paid);
    expect(lines[lines.length - 1].balance).toBe(balance);
    expect(lines.map(({ label }) => label)).toEqual(['S', 'Payment, thank you', 'Payment, thank you', 'N']);
  }
});

test('a payment of nothing, and no entries at all', () => {
  expect(statement([payment('2025-01-01', 0)], 5).balance).toBe(5);
  expect(statement([], 5)).toEqual({ lines: [], charged: 0, paid: 0, balance: 5 });
});
