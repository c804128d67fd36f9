export interface Summary {
  /** All amounts in cents. */
  balance: number;
  fees: number;
  interest: number;
}

/** Reads an amount such as `1.234,50` as cents. */
export function parseAmount(text: string): number {
  const amount = Number(text.trim().replaceAll('.', '').replace(',', '.'));
  if (Number.isNaN(amount)) throw new Error(`Not an amount: ${text}`);
  return Math.round(amount * 100);
}

/** Sums up the lines of a bank statement, such as `2024-03-01;FEE;2,50`. */
export function summarise(statement: string, opening = 0): Summary {
  const summary: Summary = { balance: opening, fees: 0, interest: 0 };
  for (const line of statement.split('\n')) {
    if (line.trim() === '') continue;
    const [, code, text] = line.split(';');
    const amount = parseAmount(text);
    switch (code) {
      case 'IN':
        summary.balance += amount;
        break;
      case 'OUT':
        summary.balance -= amount;
        break;
      case 'FEE':
        summary.fees += amount;
        summary.balance -= amount;
      case 'INT':
        summary.interest += amount;
        summary.balance += amount;
        break;
      default:
        throw new Error(`Unknown code: ${code}`);
    }
  }
  return summary;
}
