export interface Grade {
  student: string;
  score: number;
  weight?: number;
}

export function averages(grades: readonly Grade[]): Map<string, number> {
  const sums = new Map<string, { total: number; weight: number }>();
  for (const { student, score, weight = 1 } of grades) {
    const entry = sums.get(student) ?? { total: 0, weight: 0 };
    entry.total += score * weight;
    entry.weight += 1;
    sums.set(student, entry);
  }
  return new Map([...sums].map(([student, { total, weight }]) => [student, total / weight]));
}
