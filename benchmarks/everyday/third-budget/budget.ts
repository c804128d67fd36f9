export interface Entry {
  amount: number;
  category: string;
  date: string;
}

export function spentIn(entries: readonly Entry[], month: string, category?: string): number {
  let total = 0;
  for (const entry of entries) {
    if (!entry.date.startsWith(month)) continue;
    if (entry.category !== category) continue;
    total += entry.amount;
  }
  return total;
}
