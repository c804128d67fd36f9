const AMOUNT = /^(-?)\$?(\d+|\d{1,3}(?:,\d{3})+)(?:\.(\d{1,2}))?$/;

function group(digits: string): string {
  return digits.replace(/\B(?=(\d{3})+$)/g, ',');
}

/** `$1,234.50` or `-12.5` as a number of cents. */
export function parseCents(text: string): number {
  const match = AMOUNT.exec(text.trim());
  if (!match) throw new Error(`Not an amount: ${text}`);
  const [, sign, whole, fraction = ''] = match;
  const cents = Number(whole.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
  return sign ? -cents : cents;
}

/** A number of cents as it stands on an invoice, such as `$1,234.50` or `-$12.50`. */
export function formatCents(cents: number): string {
  const dollars = Math.floor(cents / 100);
  const sign = dollars < 0 ? '-' : '';
  const rest = Math.abs(cents % 100);
  return `${sign}$${group(String(Math.abs(dollars)))}.${String(rest).padStart(2, '0')}`;
}

export function formatTotal(lines: { label: string; cents: number }[]): string[] {
  const total = lines.reduce((sum, { cents }) => sum + cents, 0);
  const rows = [...lines, { label: 'Total', cents: total }];
  const width = Math.max(...rows.map(({ label }) => label.length));
  return rows.map(({ label, cents }) => `${label.padEnd(width)}  ${formatCents(cents)}`);
}
