export function addBusinessDays(from: Date, days: number): Date {
  const date = new Date(from.getTime());
  let left = days;
  while (left > 0) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (!isWeekend(date)) left--;
  }
  return date;
}

function isWeekend(date: Date): boolean {
  const day = date.getUTCDay();
  return day === 6 || day === 0;
}
