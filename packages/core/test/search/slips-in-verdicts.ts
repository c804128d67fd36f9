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
  {
    name: 'a branch that goes on after its answer',
    file: 'route.ts',
    source: `interface Reply { status(code: number): void; send(text: string): void }
export function show(users: ReadonlyMap<string, { name: string; visits: number }>, id: string, reply: Reply): void {
  const user = users.get(id) ?? { name: 'nobody', visits: 0 };
  if (!users.has(id)) {
    reply.status(404);
    reply.send('not found');
  }
  user.visits += 1;
  reply.send(user.name);
}
`,
    tests: `
const users = new Map([['1', { name: 'Ann', visits: 0 }]]);
const replies = (id) => {
  const sent = [];
  show(users, id, { status: (code) => sent.push(code), send: (text) => sent.push(text) });
  return sent;
};
test('known', () => same(replies('1'), ['Ann']));
test('unknown', () => same(replies('2'), [404, 'not found']));`,
    mended: ["reply.send('not found');\n    return;"],
  },
  {
    name: 'a handler that does not tell that it has dealt with it',
    file: 'merge.ts',
    source: `type Merger = (object: Record<string, unknown>, key: string, value: unknown) => boolean | undefined;
function merging(merger: Merger) {
  return (base: Record<string, unknown>, given: Record<string, unknown>) => {
    const merged = { ...base };
    for (const key of Object.keys(given)) if (!merger(merged, key, given[key])) merged[key] = given[key];
    return merged;
  };
}
export const applied = merging((object, key, value) => {
  if (typeof value === 'function') {
    object[key] = value(object[key]);
  }
});
`,
    tests: `
test('plain', () => same(applied({ a: 1 }, { b: 2 }), { a: 1, b: 2 }));
test('function', () => same(applied({ a: 1 }, { a: (n) => n + 1 }), { a: 2 }));
test('both', () => same(applied({ a: 1, b: 1 }, { a: 5, b: (n) => n - 1 }), { a: 5, b: 0 }));`,
    mended: ['value(object[key]);\n    return true;'],
  },
];
