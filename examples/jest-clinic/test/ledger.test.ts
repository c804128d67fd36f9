import { heal } from '@testheal/jest';
import { chargesByService, lastPayment, statement } from '../src/ledger';
import type { Entry } from '../src/ledger';

const visit: Entry = { kind: 'charge', date: '2025-01-10', cents: 8_000, service: 'Consultation' };
const lab: Entry = { kind: 'charge', date: '2025-01-12', cents: 4_550, service: 'Laboratory' };
const paid: Entry = { kind: 'payment', date: '2025-01-20', cents: 10_000 };
const call: Entry = { kind: 'note', date: '2025-01-15', text: 'Reminder sent' };

describe('statement', () => {
  test('runs up the charges by date', () => {
    expect(statement([lab, visit])).toEqual({
      lines: [
        { date: '2025-01-10', label: 'Consultation', balance: 8_000 },
        { date: '2025-01-12', label: 'Laboratory', balance: 12_550 },
      ],
      charged: 12_550,
      paid: 0,
      balance: 12_550,
    });
  });

  test('a note changes nothing', () => {
    expect(statement([call], 500)).toEqual({
      lines: [{ date: '2025-01-15', label: 'Reminder sent', balance: 500 }],
      charged: 0,
      paid: 0,
      balance: 500,
    });
  });

  heal('../src/ledger#statement').test('a payment lowers the balance', () => {
    const { lines, paid: total, balance } = statement([visit, lab, paid]);
    expect(total).toBe(10_000);
    expect(balance).toBe(2_550);
    expect(lines[2]).toEqual({ date: '2025-01-20', label: 'Payment, thank you', balance: 2_550 });
  });

  heal('../src/ledger#statement').test('a payment can leave a credit', () => {
    expect(statement([paid, visit], 1_000).balance).toBe(-1_000);
    expect(statement([paid, { ...paid, date: '2025-02-01', cents: 1 }]).lines.map((line) => line.balance)).toEqual([
      -10_000, -10_001,
    ]);
  });
});

test('charges by service', () => {
  expect([...chargesByService([lab, paid, visit, lab])]).toEqual([
    ['Laboratory', 9_100],
    ['Consultation', 8_000],
  ]);
});

test('the last payment', () => {
  expect(lastPayment([{ ...paid, date: '2025-03-01' }, visit, paid])).toBe('2025-03-01');
  expect(lastPayment([visit])).toBeNull();
});
