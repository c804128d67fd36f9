import { expect, it } from 'vitest';
import { applyEdits } from '../../src/syntax/apply-edits.ts';
import type { Fault } from './fault.ts';
import { runFault } from './run-fault.ts';

/** Faults that several patches mend alike: the tests do not tell which is meant, what stands around it does. */
const FAULTS: readonly Fault[] = [
  {
    name: 'a function that the same function calls for the same',
    file: 'terms.ts',
    source: `export function parse(text: string): unknown {
  const tokens = text.split(' ');
  let at = 0;
  function or(): unknown {
    let left = and();
    while (tokens[at] === '|' && ++at) left = ['|', left, and()];
    return left;
  }
  function and(): unknown {
    let left = not();
    while (tokens[at] === '&' && ++at) left = ['&', left, or()];
    return left;
  }
  function not(): unknown {
    if (tokens[at] === '!' && ++at) return ['!', not()];
    return word();
  }
  function word(): unknown {
    return tokens[at++];
  }
  return or();
}
`,
    tests: `
test('a', () => same(parse('a | b & c'), ['|', 'a', ['&', 'b', 'c']]));
test('b', () => same(parse('a & b | c'), ['|', ['&', 'a', 'b'], 'c']));
test('c', () => same(parse('! a'), ['!', 'a']));`,
    mended: ["['&', left, not()]"],
  },
  {
    name: 'a question about what is asked about already',
    file: 'tree.ts',
    source: `interface Twig { leaf: string | null; twigs: Map<string, Twig> }
export const twig = (): Twig => ({ leaf: null, twigs: new Map() });
export function add(root: Twig, text: string): void {
  let at = root;
  for (const letter of text) {
    if (!at.twigs.has(letter)) at.twigs.set(letter, twig());
    at = at.twigs.get(letter)!;
  }
  at.leaf = text;
}
export function size(at: Twig): number {
  let sum = 1;
  for (const each of at.twigs.values()) sum += size(each);
  return sum;
}
export function has(root: Twig, text: string): boolean {
  let at: Twig | undefined = root;
  for (const letter of text) at = at?.twigs.get(letter);
  return at?.leaf === text;
}
export function remove(root: Twig, text: string): void {
  const way: [Twig, string][] = [];
  let at = root;
  for (const letter of text) {
    way.push([at, letter]);
    at = at.twigs.get(letter)!;
  }
  at.leaf = null;
  for (const [parent, letter] of way.reverse()) {
    const child = parent.twigs.get(letter)!;
    if (child.twigs.size > 0) break;
    parent.twigs.delete(letter);
  }
}
`,
    tests: `
test('a', () => { const r = twig(); add(r, 'ann'); add(r, 'annabel'); remove(r, 'annabel'); same([has(r, 'ann'), size(r)], [true, 4]); });
test('b', () => { const r = twig(); add(r, 'bob'); add(r, 'bo'); remove(r, 'bo'); same([has(r, 'bo'), has(r, 'bob')], [false, true]); });
test('c', () => { const r = twig(); add(r, 'cy'); remove(r, 'cy'); same([r.twigs.size, has(r, 'cy')], [0, false]); });`,
    mended: ['child.twigs.size > 0 || child.leaf'],
  },
  {
    name: 'a list put back before what may throw',
    file: 'host.ts',
    source: `export class Host {
  private running: (() => void)[] = [];
  private hooks = new Map<string, number>();
  get count(): number {
    return this.running.length;
  }
  start(ends: (() => void)[]): void {
    for (const end of ends) this.running.push(end);
  }
  stop(): void {
    const errors: unknown[] = [];
    for (const end of this.running) {
      try {
        end();
      } catch (error) {
        errors.push(error);
      }
    }
    this.hooks.clear();
    if (errors.length > 0) throw new AggregateError(errors, 'failed');
  }
}
`,
    tests: `
test('a', () => { const h = new Host(); h.start([() => {}]); h.stop(); same(h.count, 0); });
test('b', () => { let n = 0; const h = new Host(); h.start([() => n++]); h.start([() => n++]); same(h.count, 2); h.stop(); same(n, 2); });`,
    mended: ['this.running = [];\n    this.hooks.clear()', 'this.hooks.clear();\n    this.running = [];'],
  },
];

it.each(FAULTS)('is $name', async (fault) => {
  const [first] = (await runFault(fault)).plausible;

  const source = first && applyEdits(fault.source, first.edits);
  expect(fault.mended.filter((text) => source?.includes(text))).not.toEqual([]);
});
