import { byDay, createStatement, formatMoney, printStatement, withBalance } from './statement';

const salary = { day: '2025-01-01', text: 'Salary', cents: 250_000 };
const rent = { day: '2025-01-03', text: 'Rent', cents: -90_000 };
const food = { day: '2025-01-02', text: 'Food', cents: -4250 };

describe('statement', () => {
  it('writes money', () => {
    expect(formatMoney(-4205)).toBe('-42.05');
    expect(formatMoney(100)).toBe('1.00');
  });

  it('sorts by day', () => {
    expect(byDay([rent, salary, food]).map((booking) => booking.text)).toEqual(['Salary', 'Food', 'Rent']);
  });

  it('has the balance after one booking', () => {
    expect(withBalance([salary], 1000)).toEqual([{ ...salary, balanceCents: 251_000 }]);
  });

  it('has the balance after every booking', () => {
    expect(withBalance([salary, food, rent], 0).map((line) => line.balanceCents)).toEqual([250_000, 245_750, 155_750]);
  });

  it('closes with the opening balance when nothing happens', () => {
    expect(createStatement([], 500)).toEqual({ lines: [], closingCents: 500, lowestCents: 500 });
  });

  it('knows the closing and the lowest balance', () => {
    const statement = createStatement([rent, food], 50_000);
    expect(statement.closingCents).toBe(-44_250);
    expect(statement.lowestCents).toBe(-44_250);
  });

  it('prints', () => {
    expect(printStatement(createStatement([food], 5000))).toBe('2025-01-02 Food         -42.50 = 7.50');
  });
});
