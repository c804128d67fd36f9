import { describe, expect, it } from 'vitest';
import { swapArguments } from '../../src/operators/arguments/swap-arguments.ts';
import { swapOperands } from '../../src/operators/order/swap-operands.ts';
import { swapBranches } from '../../src/operators/order/swap-branches.ts';
import { swapReceiver } from '../../src/operators/arguments/swap-receiver.ts';
import { addArgument } from '../../src/operators/arguments/add-argument.ts';
import { changeTwoArguments } from '../../src/operators/arguments/change-two-arguments.ts';
import { dropArgument } from '../../src/operators/arguments/drop-argument.ts';
import { toggleSpread } from '../../src/operators/arguments/toggle-spread.ts';
import { propose, proposeAnywhere, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('swap-arguments', () => {
  it.each<Row>([
    [
      { source: 'x = f(a, b, c)', at: 'f(a, b, c)' },
      ['f(b, a, c)', 'f(a, c, b)', 'f(c, b, a)', 'f(b, c, a)', 'f(c, a, b)'],
    ],
    [{ source: 'function f(low: number, high: number) {} f(high, low)', at: 'f(high, low)' }, ['f(low, high)']],
    [
      {
        source: 'function f(xs) { const g = (from, to, step) => 1; return g(middle, to, 1); }',
        at: 'g(middle, to, 1)',
      },
      ['g(1, to, middle)', 'g(to, middle, 1)', 'g(middle, 1, to)', 'g(to, 1, middle)', 'g(1, middle, to)'],
    ],
    [{ source: 'x = new Map<string, T>(a, b)', at: 'new Map<string, T>(a, b)' }, ['new Map<string, T>(b, a)']],
    [{ source: 'x = [a, b]', at: '[a, b]' }, ['[b, a]']],
    [
      {
        source: 'class A { put(key, value, at) {} f(key, value, at) { this.put(value, key, at); } }',
        at: 'this.put(value, key, at)',
      },
      ['key, value, at', 'value, at, key', 'at, key, value', 'key, at, value', 'at, value, key'].map(
        (list) => `this.put(${list})`,
      ),
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(swapArguments, scene)).toEqual(replacements);
  });
});

describe('swap-operands', () => {
  it.each<Row>([
    [{ source: 'x = a - b', at: 'a - b' }, ['b - a']],
    [{ source: 'x = a + b * c', at: 'a + b * c' }, ['b * c + a', '(a + b) * c']],
    [{ source: 'x = a && b || c', at: 'a && b || c' }, ['a && (b || c)']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(swapOperands, scene)).toEqual(replacements);
  });

  it('believes less in taking apart what stands in parentheses without need', () => {
    const costOf = (source: string): number =>
      proposeAnywhere(swapOperands, { source }).find(({ text }) => text.startsWith('(a || b)'))?.cost ?? NaN;

    expect(costOf('x = a || (b && c)')).toBeGreaterThan(costOf('x = a || b && c'));
  });
});

describe('swap-branches', () => {
  it.each<Row>([[{ source: 'x = a ? b : c', at: 'a ? b : c' }, ['a ? c : b']]])(
    'proposes in %j what it should and no more',
    (scene, replacements) => {
      expect(propose(swapBranches, scene)).toEqual(replacements);
    },
  );
});

describe('swap-receiver', () => {
  it.each<Row>([
    [{ source: 'x = a.includes(b)', at: 'a.includes(b)' }, ['b.includes(a)']],
    [{ source: 'x = grid[x][y]', at: 'grid[x][y]' }, ['grid[y][x]']],
    [{ source: 'x = Math.abs(b)', at: 'Math.abs(b)' }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(swapReceiver, scene)).toEqual(replacements);
  });
});

describe('add-argument', () => {
  it.each<Row>([
    [
      { source: 'x = list.join()', at: 'list.join()' },
      [
        "list.join('')",
        "list.join(', ')",
        "list.join(' ')",
        'list.join(0)',
        'list.join(1)',
        'list.join(2)',
        'list.join(10)',
        'list.join(true)',
      ],
    ],
    [
      { source: 'function f(a: number, b: number) { return f(a) }', at: 'f(a)' },
      ['f(a, b)', 'f(a, a)', 'f(a, 0)', 'f(a, 1)', 'f(a, 2)', 'f(a, 10)', 'f(a, true)'],
    ],
    [
      {
        source: 'W.prototype.put = function (key, value) {}; function f(w, value, other) { w.put(other) }',
        at: 'w.put(other)',
      },
      ['value', 'w', 'other', '0', '1', '2', '10', 'true'].map((text) => `w.put(other, ${text})`),
    ],
    [{ source: 'class A { put(key) { this.put(key) } }', at: 'this.put(key)' }, []],
    [
      { source: 'on((...args: number[]) => { off(); g(1) })', at: 'g(1)' },
      ['g(1, ...args)', 'g(1, args)', 'g(1, 0)', 'g(1, 1)', 'g(1, 2)', 'g(1, 10)', 'g(1, true)'],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(addArgument, scene)).toEqual(replacements);
  });
});

describe('change-two-arguments', () => {
  const [day, other] = [new Date(0), new Date(1)];
  const loop = 'function f(first, every) { let due = first; for (let n = 1; n < 3; n++) due = later(due, every); }';
  const at = 'later(due, every)';
  it.each<Row>([
    [
      { source: loop, at, seen: { due: [day], first: [day], every: [2], n: [1] } },
      [
        'later(first, n * every)',
        'later(first, (n + 1) * every)',
        'later(first, n)',
        'later(first, every + n)',
        'later(first, every - n)',
      ],
    ],
    [
      { source: 'function f(a, b, c, d) { return g(a, 0, b); }', at: 'g(a, 0, b)', seen: letters('a', 'b', 'c', 'd') },
      ['g(c, 0, d)', 'g(d, 0, c)'],
    ],
    [
      {
        source: 'function f(a, size, c) { return g(a, 2); }',
        at: 'g(a, 2)',
        seen: { ...letters('a', 'c'), size: [3] },
      },
      ['g(c, size)', 'g(c, size * 2)', 'g(c, 2 + size)', 'g(c, 2 - size)'],
    ],
    [
      {
        source: 'function f(plan) { let due = plan.first; for (let n = 0; n < 9; n++) due = later(due, 1); }',
        at: 'later(due, 1)',
        seen: { due: [day], n: [0] },
      },
      ['later(plan.first, n)', 'later(plan.first, n + 1)'],
    ],
    [
      {
        source: 'function f(plan) { let due = plan.first; for (let n = 0; n < 9; n++) due = later(due, 7); }',
        at: 'later(due, 7)',
        seen: { due: [day], n: [0] },
      },
      [
        'later(plan.first, n)',
        'later(plan.first, n * 7)',
        'later(plan.first, (n + 1) * 7)',
        'later(plan.first, 7 + n)',
        'later(plan.first, 7 - n)',
      ],
    ],
    // Kinds that nobody knows, no other of the kind, and only one argument to change.
    [{ source: loop, at }, []],
    [{ source: loop, at, seen: { due: [day], first: [1], every: [2], n: ['a'] } }, []],
    [{ source: loop, at, seen: { due: [day], first: [other], every: ['a'], n: [1] } }, []],
    [{ source: 'function f(a, b) { return g(a, ...b); }', at: 'g(a, ...b)', seen: { a: [[1]], b: [[2]] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeTwoArguments, scene)).toEqual(replacements);
  });

  it('keeps to the likeliest forty', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'];
    const source = `function all(${names.join(', ')}) { return sum(a, b, c); }`;
    const seen = Object.fromEntries(names.map((name, value) => [name, [value]]));

    const proposed = propose(changeTwoArguments, { source, at: 'sum(a, b, c)', seen });

    expect(new Set(proposed).size).toBe(40);
    expect(proposed[0]).toBe('sum(d, a * b, c)');
  });

  function letters(...names: string[]): Record<string, string[]> {
    return Object.fromEntries(names.map((name) => [name, [name]]));
  }
});

describe('drop-argument', () => {
  it.each<Row>([
    [{ source: 'x = f(a, b)', at: 'f(a, b)' }, ['f(b)', 'f(a)']],
    [{ source: 'x = [a, b]', at: '[a, b]' }, ['[b]', '[a]']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(dropArgument, scene)).toEqual(replacements);
  });
});

describe('toggle-spread', () => {
  it.each<Row>([
    [
      { source: 'x = f(list, ...rest)', at: 'f(list, ...rest)', seen: { list: [[1]] } },
      ['f(...list, ...rest)', 'f(list, rest)'],
    ],
    [{ source: 'x = f(n)', at: 'f(n)', seen: { n: [1] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(toggleSpread, scene)).toEqual(replacements);
  });
});

it('exchanges the spreads of an object, of which the later wins', () => {
  expect(propose(swapArguments, { source: 'x = { ...a, ...b }', at: '{ ...a, ...b }' })).toEqual(['{ ...b, ...a }']);
});

it('exchanges first what was overwritten while a test failed', () => {
  const scene = { source: 'x = { id: next, b: 2, ...old }', at: '{ id: next, b: 2, ...old }' };
  const seen = { next: [7], old: [{ id: 1 }] };

  expect(propose(swapArguments, scene)[0]).toBe('{ id: next, ...old, b: 2 }');
  expect(propose(swapArguments, { ...scene, seen })[0]).toBe('{ ...old, b: 2, id: next }');
  expect(propose(swapArguments, { ...scene, seen: { ...seen, old: [{ id: 7 }] } })[0]).toBe(
    '{ id: next, ...old, b: 2 }',
  );
});
