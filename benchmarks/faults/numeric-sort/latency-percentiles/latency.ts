/** Latency figures of a load test, in milliseconds. */

export interface Sample {
  readonly route: string;
  readonly ms: number;
  readonly failed?: boolean;
}

export interface Summary {
  readonly count: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
}

/** Nearest rank: the smallest value that at least `percent` of the values do not exceed. */
export function percentile(values: readonly number[], percent: number): number {
  if (values.length === 0) throw new RangeError('No values');
  const sorted = [...values].sort();
  const rank = Math.ceil((percent / 100) * sorted.length);
  return sorted[Math.max(rank, 1) - 1]!;
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

export function summarize(values: readonly number[]): Summary {
  return {
    count: values.length,
    mean: Math.round(mean(values)),
    p50: percentile(values, 50),
    p95: percentile(values, 95),
    max: Math.max(...values),
  };
}

export function byRoute(samples: readonly Sample[]): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const { route, ms, failed } of samples) {
    if (failed === true) continue;
    groups.set(route, [...(groups.get(route) ?? []), ms]);
  }
  return groups;
}

export function slowRoutes(samples: readonly Sample[], limitMs: number): string[] {
  return [...byRoute(samples)].filter(([, values]) => percentile(values, 95) > limitMs).map(([route]) => route);
}
