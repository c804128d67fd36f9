import type { Fault } from './fault.ts';

/** Loops that answer too early, or let the last item decide. */
export const SLIPS_IN_VERDICTS: readonly Fault[] = [
  {
    name: 'the last reading decides',
    file: 'health.ts',
    source: `type Level = 'ok' | 'slow' | 'down';
export function overall(probes: readonly { ms: number }[]): Level {
  let level: Level = 'ok';
  for (const { ms } of probes) {
    if (ms > 5000) {
      level = 'down';
    } else if (ms > 800) {
      level = 'slow';
    }
  }
  return level;
}
`,
    tests: `
const of = (...times) => overall(times.map((ms) => ({ ms })));
test('one', () => same(of(), 'ok'));
test('two', () => same(of(10, 900), 'slow'));
test('three', () => same(of(9000, 900, 20), 'down'));
test('four', () => same(of(900, 9000), 'down'));`,
    mended: ["if (level !== 'down') level = 'slow';"],
  },
  {
    name: 'a veto behind a vote',
    file: 'doors.ts',
    source: `interface Rule { door: string; opens: boolean }
export function mayPass(rules: readonly Rule[], door: string): boolean {
  for (const rule of rules) {
    if (rule.door !== door && rule.door !== '*') continue;
    return rule.opens;
  }
  return false;
}
`,
    tests: `
const rules = [{ door: 'lab', opens: true }, { door: '*', opens: true }, { door: 'attic', opens: false }, { door: 'lab', opens: true }];
test('one', () => same(mayPass(rules, 'lab'), true));
test('two', () => same(mayPass(rules, 'attic'), false));
test('three', () => same(mayPass([], 'lab'), false));
test('four', () => same(mayPass([{ door: 'lab', opens: false }], 'attic'), false));
test('five', () => same(mayPass([{ door: '*', opens: false }, { door: 'lab', opens: true }], 'lab'), false));`,
    mended: ['if (!rule.opens) return false;'],
  },
  {
    name: 'given up after the first',
    file: 'tiers.ts',
    source: `export function tierOf(points: number, tiers: readonly { from: number; name: string }[]): string {
  for (const { from, name } of tiers) {
    if (points >= from) {
      return name;
    } else {
      return 'none';
    }
  }
  return 'none';
}
`,
    tests: `
const tiers = [{ from: 100, name: 'gold' }, { from: 50, name: 'silver' }, { from: 10, name: 'bronze' }];
test('one', () => same(tierOf(120, tiers), 'gold'));
test('two', () => same(tierOf(60, tiers), 'silver'));
test('three', () => same(tierOf(12, tiers), 'bronze'));
test('four', () => same(tierOf(2, tiers), 'none'));
test('five', () => same(tierOf(2, []), 'none'));`,
    mended: ['return name;\n    }\n  }'],
  },
];
