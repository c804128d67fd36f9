import type { Fault } from './fault.ts';

/** Conditions and loops that a test comes to late: what they have to ask is seen once, after many rounds without it. */
export const SLIPS_SEEN_LATE: readonly Fault[] = [
  {
    name: 'a second flag of the same object, in a walk over many',
    file: 'fill.ts',
    source: `export interface Cell { open: boolean; flag: boolean; around: number }
export function fill(cells: Cell[], from: number): number {
  const queue = [from];
  let opened = 0;
  while (queue.length > 0) {
    const at = queue.shift()!;
    const cell = cells[at];
    if (!cell) continue;
    if (cell.open) continue;
    cell.open = true;
    opened++;
    if (cell.around === 0) queue.push(at - 1, at + 1);
  }
  return opened;
}
export const flagged = (cells: readonly Cell[]): number => cells.filter((cell) => cell.flag).length;
`,
    tests: `
const row = (text) => [...text].map((sign) => ({ open: false, flag: sign === 'F', around: sign === '1' ? 1 : 0 }));
test('a', () => same(fill(row('...1..'), 0), 4));
test('b', () => { const cells = row('.....................F..1'); same(fill(cells, 0), 21); same(flagged(cells), 1); });
test('c', () => { const cells = row('1'); same(fill(cells, 0), 1); same(fill(cells, 0), 0); });`,
    mended: ['if (cell.open || cell.flag) continue;'],
  },
  {
    name: 'one of many that wait let in, where all may come',
    file: 'gate.ts',
    source: `export class Gate {
  private readonly waiting: { size: number; enter: () => void }[] = [];
  private free: number;
  private closed = false;
  constructor(places: number) {
    this.free = places;
  }
  ask(size: number, enter: () => void): void {
    this.waiting.push({ size, enter });
    this.admit();
  }
  close(): void {
    this.closed = true;
  }
  reopen(): void {
    this.closed = false;
    this.admit();
  }
  leave(size: number): void {
    this.free += size;
    this.admit();
  }
  private admit(): void {
    if (this.waiting.length > 0) {
      const { size, enter } = this.waiting[0]!;
      if (this.closed || size > this.free) return;
      this.waiting.shift();
      this.free -= size;
      enter();
    }
  }
}
`,
    tests: `
const log = () => { const names = []; return { names, of: (name) => () => names.push(name) }; };
test('a', () => { const { names, of } = log(); const gate = new Gate(2); gate.ask(1, of('a')); gate.ask(1, of('b')); same(names, ['a', 'b']); });
test('b', () => { const { names, of } = log(); const gate = new Gate(2); gate.ask(2, of('a')); gate.ask(1, of('b')); gate.ask(1, of('c')); same(names, ['a']); gate.leave(2); same(names, ['a', 'b', 'c']); });
test('c', () => { const { names, of } = log(); const gate = new Gate(1); gate.close(); gate.ask(1, of('a')); same(names, []); gate.reopen(); same(names, ['a']); });
test('d', () => { const { names, of } = log(); const gate = new Gate(2); gate.ask(1, of('a')); gate.ask(2, of('b')); gate.ask(1, of('c')); same(names, ['a']); });`,
    mended: ['while (this.waiting.length > 0) {'],
  },
];
