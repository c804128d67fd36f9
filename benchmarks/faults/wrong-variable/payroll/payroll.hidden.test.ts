import { payroll, payslip, weeklyPay } from './payroll';

const sheet = (wage: number, ...hours: number[]) => ({ employee: 'x', wage, hours });

it.each([
  [1000, [0], 0, 0],
  [1000, [39.5], 39_500, 0],
  [1000, [40], 40_000, 0],
  [1000, [40.5], 40_000, 750],
  [1000, [20, 20, 20], 40_000, 30_000],
  [1000, [80], 40_000, 60_000],
  [999, [41], 39_960, 1_499],
  [0, [50], 0, 0],
  [1, [100], 40, 90],
])('at %d an hour, %j hours are %d and %d', (wage, hours, regular, overtime) => {
  expect(weeklyPay(sheet(wage, ...hours))).toEqual({ regular, overtime, total: regular + overtime });
});

it('has one total an employee', () => {
  expect([...payroll([sheet(100, 41), sheet(100, 42)])]).toEqual([['x', 8450]]);
});

it('does not name overtime that is not there', () => {
  expect(payslip(sheet(1000, 8))).toBe('x: 80.00 = 80.00');
});
