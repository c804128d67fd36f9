import { payroll, payslip, weeklyHours, weeklyPay } from './payroll';

const sheet = (employee: string, wage: number, ...hours: number[]) => ({ employee, wage, hours });

it('adds up hours', () => {
  expect(weeklyHours(sheet('Ada', 2000, 8, 7.5, 8))).toBe(23.5);
});

describe('weeklyPay', () => {
  it('pays regular hours', () => {
    expect(weeklyPay(sheet('Ada', 2000, 8, 8, 4))).toEqual({ regular: 40_000, overtime: 0, total: 40_000 });
  });

  it('pays overtime one and a half times', () => {
    expect(weeklyPay(sheet('Ada', 2000, 10, 10, 10, 10, 4))).toEqual({
      regular: 80_000,
      overtime: 12_000,
      total: 92_000,
    });
  });

  it('pays nothing for no hours', () => {
    expect(weeklyPay(sheet('Ada', 2000))).toEqual({ regular: 0, overtime: 0, total: 0 });
  });
});

it('adds up the weeks of each employee', () => {
  const sheets = [sheet('Ada', 1000, 10), sheet('Grace', 3000, 20, 20, 1), sheet('Ada', 1000, 5)];

  expect([...payroll(sheets)]).toEqual([
    ['Ada', 15_000],
    ['Grace', 124_500],
  ]);
});

it('names overtime on the payslip', () => {
  expect(payslip(sheet('Ada', 1250, 40, 2))).toBe('Ada: 500.00 + 37.50 overtime = 537.50');
});
