export interface Timesheet {
  employee: string;
  /** In cents an hour. */
  wage: number;
  /** Hours of each day of a week. */
  hours: number[];
}

export interface Pay {
  regular: number;
  overtime: number;
  total: number;
}

const HOURS_A_WEEK = 40;
const OVERTIME_FACTOR = 1.5;

export function weeklyHours(sheet: Timesheet): number {
  return sheet.hours.reduce((sum, hours) => sum + hours, 0);
}

/** What a week is worth in cents; hours beyond 40 count one and a half times. */
export function weeklyPay(sheet: Timesheet): Pay {
  const hours = weeklyHours(sheet);
  const regularHours = Math.min(hours, HOURS_A_WEEK);
  const overtimeHours = hours - regularHours;
  const regular = Math.round(regularHours * sheet.wage);
  const overtime = Math.round(overtimeHours * sheet.wage * OVERTIME_FACTOR);
  return { regular, overtime, total: regular + overtime };
}

export function payroll(sheets: readonly Timesheet[]): Map<string, number> {
  const totals = new Map<string, number>();
  for (const sheet of sheets) {
    totals.set(sheet.employee, (totals.get(sheet.employee) ?? 0) + weeklyPay(sheet).total);
  }
  return totals;
}

export function payslip(sheet: Timesheet): string {
  const { regular, overtime, total } = weeklyPay(sheet);
  const euros = (cents: number) => (cents / 100).toFixed(2);
  const extra = overtime > 0 ? ` + ${euros(overtime)} overtime` : '';
  return `${sheet.employee}: ${euros(regular)}${extra} = ${euros(total)}`;
}
