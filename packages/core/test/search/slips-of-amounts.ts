import type { Fault } from './fault.ts';

/** Lines with numbers, tables of them, and how they are written. */
export const SLIPS_OF_AMOUNTS: readonly Fault[] = [
  {
    name: 'a line of its own for what the cart has',
    file: 'cart2.ts',
    source: `export interface Line { sku: string; quantity: number }
export class Cart {
  lines: Line[] = [];
  add(sku: string, quantity = 1): void {
    this.lines.push({ sku, quantity });
  }
  count(): number { return this.lines.reduce((sum, line) => sum + line.quantity, 0); }
}
`,
    tests: `
test('a', () => { const c = new Cart(); c.add('x'); c.add('y', 2); same(c.lines, [{ sku: 'x', quantity: 1 }, { sku: 'y', quantity: 2 }]); });
test('b', () => { const c = new Cart(); c.add('x'); c.add('x', 2); same(c.lines, [{ sku: 'x', quantity: 3 }]); same(c.count(), 3); });`,
    mended: ['if (same) same.quantity += quantity;'],
  },
  {
    name: 'a line of nothing that stays',
    file: 'cart3.ts',
    source: `export interface Line { sku: string; quantity: number }
export function setQuantity(lines: readonly Line[], sku: string, quantity: number): Line[] {
  return lines.map((line) => (line.sku === sku ? { ...line, quantity } : line));
}
`,
    tests: `
const L = [{ sku: 'a', quantity: 1 }, { sku: 'b', quantity: 2 }];
test('a', () => same(setQuantity(L, 'a', 5), [{ sku: 'a', quantity: 5 }, { sku: 'b', quantity: 2 }]));
test('b', () => same(setQuantity(L, 'b', 0), [{ sku: 'a', quantity: 1 }]));`,
    mended: ['.filter((each) => each.quantity > 0)'],
  },
  {
    name: 'a yes beside a no',
    file: 'acl2.ts',
    source: `export interface Rule { action: string; allow: boolean }
export function isAllowed(rules: readonly Rule[], action: string): boolean {
  return rules.some((rule) => rule.action === action && rule.allow);
}
`,
    tests: `
test('a', () => same(isAllowed([{ action: 'r', allow: true }], 'r'), true));
test('b', () => same(isAllowed([{ action: 'r', allow: true }, { action: 'r', allow: false }], 'r'), false));
test('c', () => same(isAllowed([{ action: 'w', allow: false }, { action: 'r', allow: true }], 'r'), true));
test('d', () => same(isAllowed([], 'r'), false));`,
    mended: ['!rules.some((rule) => rule.action === action && !rule.allow)'],
  },
  {
    name: 'a limit of hundreds',
    file: 'rt.ts',
    source: `export interface Answer { status: number; body?: string }
export async function request(send: () => Promise<Answer>, attempts = 3): Promise<Answer> {
  let last: Answer = { status: 0 };
  for (let i = 0; i < attempts; i++) {
    last = await send();
    if (last.status < 400) return last;
  }
  return last;
}
`,
    tests: `
const s = (...list) => { const f = async () => { f.calls++; return { status: list[Math.min(f.calls, list.length) - 1] }; }; f.calls = 0; return f; };
test('a', async () => { const f = s(500, 200); same((await request(f)).status, 200); same(f.calls, 2); });
test('b', async () => { const f = s(404, 200); same((await request(f)).status, 404); same(f.calls, 1); });
test('c', async () => { const f = s(500); same((await request(f)).status, 500); same(f.calls, 3); });`,
    mended: ['last.status < 500'],
  },
  {
    name: 'rows and columns taken for one another',
    file: 'mul.ts',
    source: `export function multiply(a: number[][], b: number[][]): number[][] {
  return a.map((row) => b[0]!.map((_, column) => row.reduce((sum, value, k) => sum + value * b[column]![k]!, 0)));
}
`,
    tests: `
test('a', () => same(multiply([[1, 0], [0, 1]], [[5, 6], [6, 8]]), [[5, 6], [6, 8]]));
test('b', () => same(multiply([[1, 2], [3, 4]], [[5, 6], [7, 8]]), [[19, 22], [43, 50]]));`,
    mended: ['b[k]![column]!'],
  },
  {
    name: 'zeros at the end of a fraction',
    file: 'nf.ts',
    source: `export function format(value: number): string {
  return value.toFixed(2);
}
`,
    tests: `
test('a', () => same(format(1.25), '1.25'));
test('b', () => same(format(1.5), '1.5'));
test('c', () => same(format(2), '2'));`,
    mended: ['String(Number(value.toFixed(2)))'],
  },
  {
    name: 'digits in groups from the left',
    file: 'th.ts',
    source: `export function group(value: number): string {
  return String(value).replace(/(\\d{3})/g, '$1,');
}
`,
    tests: `
test('a', () => same(group(12), '12'));
test('b', () => same(group(1234), '1,234'));
test('c', () => same(group(1234567), '1,234,567'));`,
    mended: ['/\\B(?=(\\d{3})+(?!\\d))/g'],
  },
  {
    name: 'versions sorted as text',
    file: 'ver.ts',
    source: `export function latest(tags: readonly string[]): string | undefined {
  return [...tags].sort().at(-1);
}
`,
    tests: `
test('a', () => same(latest(['v1', 'v2']), 'v2'));
test('b', () => same(latest(['v9', 'v10']), 'v10'));
test('c', () => same(latest([]), undefined));`,
    mended: ['localeCompare(b, undefined, { numeric: true })'],
  },
  {
    name: 'units beyond the last',
    file: 'bytes2.ts',
    source: `const UNITS = ['B', 'KB', 'MB', 'GB'];
export function formatBytes(bytes: number): string {
  let value = bytes;
  let unit = 0;
  while (value >= 1024) {
    value /= 1024;
    unit++;
  }
  return (unit === 0 ? value : value.toFixed(1)) + ' ' + UNITS[unit];
}
`,
    tests: `
test('a', () => same(formatBytes(10), '10 B'));
test('b', () => same(formatBytes(2048), '2.0 KB'));
test('c', () => same(formatBytes(1024 ** 4 * 5), '5120.0 GB'));`,
    mended: ['value >= 1024 && unit < UNITS.length - 1'],
  },
  {
    name: 'a weekday that lies behind',
    file: 'nwd.ts',
    source: `export function nextWeekday(from: Date, weekday: number): Date {
  const date = new Date(from);
  date.setUTCDate(date.getUTCDate() + (weekday - date.getUTCDay()));
  return date;
}
`,
    tests: `
const d = (t) => new Date(t + 'T00:00:00Z');
test('a', () => same(nextWeekday(d('2024-05-06'), 3).toISOString().slice(0, 10), '2024-05-08'));
test('b', () => same(nextWeekday(d('2024-05-09'), 3).toISOString().slice(0, 10), '2024-05-15'));
test('c', () => same(nextWeekday(d('2024-05-08'), 3).toISOString().slice(0, 10), '2024-05-15'));`,
    mended: ['((weekday - date.getUTCDay() + 7) % 7 || 7)'],
  },
  {
    name: 'a vote that still counts',
    file: 'vt.ts',
    source: `export class Poll {
  private readonly votes = new Map<string, string>();
  readonly counts: Record<string, number> = {};
  vote(user: string, option: string): void {
    this.votes.set(user, option);
    this.counts[option] = (this.counts[option] ?? 0) + 1;
  }
}
`,
    tests: `
test('a', () => { const p = new Poll(); p.vote('a', 'x'); p.vote('b', 'x'); same(p.counts, { x: 2 }); });
test('b', () => { const p = new Poll(); p.vote('a', 'x'); p.vote('a', 'y'); same(p.counts, { x: 0, y: 1 }); });`,
    mended: ['if (previous !== undefined) this.counts[previous] -= 1;'],
  },
  {
    name: 'what equal shares leave over',
    file: 'alloc.ts',
    source: `export function split(total: number, people: number): number[] {
  const share = Math.floor(total / people);
  return Array.from({ length: people }, () => share);
}
`,
    tests: `
test('a', () => same(split(9, 3), [3, 3, 3]));
test('b', () => same(split(10, 3), [4, 3, 3]));
test('c', () => same(split(11, 3), [4, 4, 3]));`,
    mended: ['share + (index < total % people ? 1 : 0)'],
  },
  {
    name: 'what is small made larger',
    file: 'fit.ts',
    source: `export function fit(width: number, height: number, maxWidth: number, maxHeight: number): [number, number] {
  const scale = Math.min(maxWidth / width, maxHeight / height);
  return [Math.round(width * scale), Math.round(height * scale)];
}
`,
    tests: `
test('a', () => same(fit(200, 100, 100, 100), [100, 50]));
test('b', () => same(fit(50, 40, 100, 100), [50, 40]));`,
    mended: ['maxHeight / height, 1)'],
  },
  {
    name: 'a step made from the last result, not from the first',
    file: 'dues.ts',
    source: `export interface Plan { first: string; count: number }
const lastDay = (year: number, month: number): number => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
export function monthLater(day: string, months: number): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const all = year * 12 + month - 1 + months;
  const [y, m] = [Math.floor(all / 12), all % 12];
  return [y, String(m + 1).padStart(2, '0'), String(Math.min(date, lastDay(y, m))).padStart(2, '0')].join('-');
}
export function dues(plan: Plan): string[] {
  const days: string[] = [];
  let day = plan.first;
  for (let n = 0; n < plan.count; n++) {
    days.push(day);
    day = monthLater(day, 1);
  }
  return days;
}
`,
    tests: `
test('a', () => same(dues({ first: '2026-01-10', count: 3 }), ['2026-01-10', '2026-02-10', '2026-03-10']));
test('b', () => same(dues({ first: '2026-01-31', count: 4 }), ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']));
test('c', () => same(dues({ first: '2026-11-05', count: 3 }), ['2026-11-05', '2026-12-05', '2027-01-05']));`,
    mended: ['day = monthLater(plan.first, n + 1);'],
  },
];
