import { isWithin } from './audit-log';

describe('days of a query', () => {
  const february = { from: '2024-02-01', to: '2024-02-29' };

  it.each([
    ['2024-01-31T23:59:59.999Z', false],
    ['2024-02-01T00:00:00.000Z', true],
    ['2024-02-15T12:00:00.000Z', true],
    ['2024-02-29T00:00:00.000Z', true],
    ['2024-02-29T00:00:00.001Z', true],
    ['2024-02-29T12:34:56.789Z', true],
    ['2024-02-29T23:00:00.000Z', true],
    ['2024-02-29T23:59:59.000Z', true],
    ['2024-02-29T23:59:59.500Z', true],
    ['2024-02-29T23:59:59.999Z', true],
    ['2024-03-01T00:00:00.000Z', false],
    ['2024-03-01T00:00:00.001Z', false],
    ['2024-03-01T12:00:00.000Z', false],
  ])('%s', (at, expected) => {
    expect(isWithin(at, february)).toBe(expected);
  });

  it('is open on a side that is not given', () => {
    expect(isWithin('1999-01-01T00:00:00.000Z', { to: '2024-02-29' })).toBe(true);
    expect(isWithin('2099-01-01T00:00:00.000Z', { from: '2024-02-01' })).toBe(true);
    expect(isWithin('2099-01-01T00:00:00.000Z', { to: '2024-02-29' })).toBe(false);
    expect(isWithin('2099-01-01T00:00:00.000Z', {})).toBe(true);
  });

  it('works over the end of a year', () => {
    const query = { from: '2024-12-31', to: '2024-12-31' };
    expect(isWithin('2024-12-31T23:59:59.999Z', query)).toBe(true);
    expect(isWithin('2025-01-01T00:00:00.000Z', query)).toBe(false);
    expect(isWithin('2024-12-30T23:59:59.999Z', query)).toBe(false);
  });
});
