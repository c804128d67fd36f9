import type { Fault } from './fault.ts';

/** One slip at all places where the same is done: to mend one of them makes no test pass. */
export const SLIPS_MADE_TWICE: readonly Fault[] = [
  {
    name: 'parts of a time that may be negative',
    file: 'parts.ts',
    source: `export interface Parts { hours: number; minutes: number; seconds: number }
export function partsOf(ms: number): Parts {
  return {
    hours: Math.floor(ms / 3_600_000),
    minutes: Math.floor((ms / 60_000) % 60),
    seconds: Math.floor((ms / 1000) % 60),
  };
}
`,
    tests: `
test('a', () => same(partsOf(3_723_500), { hours: 1, minutes: 2, seconds: 3 }));
test('b', () => same(partsOf(0), { hours: 0, minutes: 0, seconds: 0 }));
test('c', () => same(partsOf(-3_723_500), { hours: -1, minutes: -2, seconds: -3 }));`,
    mended: ['seconds: Math.trunc('],
  },
  {
    name: 'shares of nothing',
    file: 'shares.ts',
    source: `export function sharesOf(votes: { yes: number; no: number; none: number }): number[] {
  const cast = votes.yes + votes.no;
  const yes = (votes.yes * 100) / cast;
  const no = (votes.no * 100) / cast;
  return [yes, no, votes.none];
}
`,
    tests: `
test('a', () => same(sharesOf({ yes: 1, no: 3, none: 2 }), [25, 75, 2]));
test('b', () => same(sharesOf({ yes: 2, no: 0, none: 0 }), [100, 0, 0]));
test('c', () => same(sharesOf({ yes: 0, no: 0, none: 5 }), [0, 0, 5]));`,
    mended: ['const no = cast === 0 ? 0 : (votes.no * 100) / cast;'],
  },
  {
    name: 'the ends of two ranges in the order of their texts',
    file: 'overlap.ts',
    source: `export interface Range { from: number; to: number }
export function overlap(a: Range, b: Range): number {
  const [first = 0, second = 0] = [a.from, a.to].sort();
  const [third = 0, fourth = 0] = [b.from, b.to].sort();
  return Math.max(0, Math.min(second, fourth) - Math.max(first, third));
}
`,
    tests: `
test('a', () => same(overlap({ from: 1, to: 5 }, { from: 3, to: 8 }), 2));
test('b', () => same(overlap({ from: 5, to: 1 }, { from: 8, to: 3 }), 2));
test('c', () => same(overlap({ from: 9, to: 20 }, { from: 15, to: 7 }), 6));`,
    mended: ['[b.from, b.to].sort((a, b) => a - b)'],
  },
  {
    name: 'two lists of listeners that change while they are called',
    file: 'bus.ts',
    source: `type Listener = (kind: string, value: unknown) => void;
export function bus() {
  const all: Record<string, Listener[]> = {};
  return {
    on(kind: string, listener: Listener) {
      (all[kind] || (all[kind] = [])).push(listener);
    },
    off(kind: string, listener: Listener) {
      const at = (all[kind] || []).indexOf(listener);
      if (at >= 0) all[kind]!.splice(at, 1);
    },
    emit(kind: string, value: unknown) {
      (all[kind] || []).map((listener) => listener(kind, value));
      (all['*'] || []).map((listener) => listener(kind, value));
    },
  };
}
`,
    tests: `
const once = (own, kind, seen, name) => { const listener = () => { seen.push(name); own.off(kind, listener); }; own.on(kind, listener); };
test('a', () => { const own = bus(), seen = []; own.on('x', (kind, value) => seen.push(kind + value)); own.on('*', (kind) => seen.push(kind)); own.emit('x', 1); same(seen, ['x1', 'x']); });
test('b', () => { const own = bus(), seen = []; const f = () => seen.push('f'); own.on('x', f); own.off('x', f); own.off('x', f); own.emit('x', 1); same(seen, []); });
test('c', () => { const own = bus(), seen = []; once(own, 'x', seen, 'a'); once(own, 'x', seen, 'b'); once(own, '*', seen, 'c'); once(own, '*', seen, 'd'); own.emit('x', 1); same(seen, ['a', 'b', 'c', 'd']); });`,
    mended: ["[...(all['*'] || [])]"],
  },
  {
    name: 'names of two settings, in whatever letters',
    file: 'header.ts',
    source: `export interface Settings { priority?: string; site?: string | boolean }
export function header({ priority, site }: Settings): string {
  let text = '';
  switch (priority) {
    case 'low': text += '; Priority=Low'; break;
    case 'high': text += '; Priority=High'; break;
  }
  switch (site) {
    case true:
    case 'strict': text += '; SameSite=Strict'; break;
    case 'lax': text += '; SameSite=Lax'; break;
  }
  return text;
}
`,
    tests: `
test('a', () => same(header({ priority: 'low', site: true }), '; Priority=Low; SameSite=Strict'));
test('b', () => same(header({ priority: 'high', site: 'lax' }), '; Priority=High; SameSite=Lax'));
test('c', () => same(header({ priority: 'High', site: 'Lax' }), '; Priority=High; SameSite=Lax'));
test('d', () => same(header({ site: 'STRICT' }), '; SameSite=Strict'));
test('e', () => same(header({}), ''));`,
    mended: ["switch (typeof site === 'string' ? site.toLowerCase() : site) {"],
  },
  {
    name: 'as many steps as are asked for, back and forth',
    file: 'trail.ts',
    source: `export class Trail {
  here: string;
  private behind: string[] = [];
  private ahead: string[] = [];
  constructor(start: string) {
    this.here = start;
  }
  visit(place: string): void {
    this.behind.push(this.here);
    this.here = place;
    this.ahead = [];
  }
  back(steps = 1): void {
    for (let i = 0; i < steps; i++) {
      this.ahead.push(this.here);
      this.here = this.behind.pop()!;
    }
  }
  forth(steps = 1): void {
    for (let i = 0; i < steps; i++) {
      this.behind.push(this.here);
      this.here = this.ahead.pop()!;
    }
  }
}
`,
    tests: `
const trail = (...places) => { const made = new Trail('a'); places.forEach((place) => made.visit(place)); return made; };
test('back', () => { const t = trail('b', 'c'); t.back(2); same(t.here, 'a'); });
test('forth', () => { const t = trail('b', 'c'); t.back(2); t.forth(); same(t.here, 'b'); });
test('too far back', () => { const t = trail('b'); t.back(5); same(t.here, 'a'); t.forth(); same(t.here, 'b'); });`,
    mended: [
      'i < steps && this.behind.length > 0; i++) {\n      this.ahead.push(this.here);\n      this.here = this.behind.pop()!;\n    }\n  }\n  forth(steps = 1): void {\n    for (let i = 0; i < steps && this.ahead.length > 0;',
    ],
  },
];
