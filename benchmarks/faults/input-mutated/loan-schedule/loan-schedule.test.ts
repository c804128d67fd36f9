import { daysOverdue, installments, isoDay, paymentDates, schedule } from './loan-schedule';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

it('writes a day', () => {
  expect(isoDay(day('2024-02-29'))).toBe('2024-02-29');
});

describe('paymentDates', () => {
  it('has one payment four weeks later', () => {
    expect(paymentDates(day('2024-01-01'), 1).map(isoDay)).toEqual(['2024-01-29']);
  });

  it('has a payment every four weeks', () => {
    expect(paymentDates(day('2024-01-01'), 3).map(isoDay)).toEqual(['2024-01-29', '2024-02-26', '2024-03-25']);
  });

  it('moves a Sunday to the Monday after it', () => {
    expect(paymentDates(day('2024-03-03'), 1).map(isoDay)).toEqual(['2024-04-01']);
  });

  it('does not move the start', () => {
    const start = day('2024-05-15');

    paymentDates(start, 2);

    expect(start).toEqual(day('2024-05-15'));
  });
});

it('puts the rest into the first installment', () => {
  expect(installments(1000, 3)).toEqual([334, 333, 333]);
});

it('plans a loan', () => {
  const loan = { principal: 50_001, payments: 2, start: day('2023-12-20') };

  expect(schedule(loan)).toEqual([
    { due: '2024-01-17', amount: 25_001 },
    { due: '2024-02-14', amount: 25_000 },
  ]);
});

it('counts the days since a payment was due', () => {
  expect(daysOverdue(day('2024-02-26'), day('2024-03-01'))).toBe(4);
});
