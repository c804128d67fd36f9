import { canClose, formatQuarter, nextQuarter, quarterOf, spanOf } from './quarters';

it('knows the quarter of a day', () => {
  expect(quarterOf('2025-03-31')).toEqual({ year: 2025, number: 1 });
  expect(formatQuarter(quarterOf('2025-10-01'))).toBe('Q4 2025');
});

describe('spanOf', () => {
  it('ends with June and September', () => {
    expect(spanOf({ year: 2025, number: 2 })).toEqual({ from: '2025-04-01', to: '2025-06-30' });
    expect(spanOf({ year: 2025, number: 3 })).toEqual({ from: '2025-07-01', to: '2025-09-30' });
  });

  it('ends with March', () => {
    expect(spanOf({ year: 2025, number: 1 })).toEqual({ from: '2025-01-01', to: '2025-03-31' });
  });

  it('ends with the year', () => {
    expect(spanOf({ year: 2024, number: 4 }).to).toBe('2024-12-31');
  });
});

it('goes on in the next year', () => {
  expect(nextQuarter({ year: 2025, number: 4 })).toEqual({ year: 2026, number: 1 });
});

it('cannot close a quarter before it is over', () => {
  expect(canClose({ year: 2025, number: 4 }, '2025-12-31')).toBe(false);
  expect(canClose({ year: 2025, number: 4 }, '2026-01-01')).toBe(true);
});
