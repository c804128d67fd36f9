import { describe, expect, it } from 'vitest';
import { changeComparison } from '../../src/operators/operator/change-comparison.ts';
import { offByOne } from '../../src/operators/constant/off-by-one.ts';
import type { Operator } from '../../src/operators/operator.ts';
import { changeArithmetic } from '../../src/operators/operator/change-arithmetic.ts';
import { changeLogical } from '../../src/operators/operator/change-logical.ts';
import { changeAssignment } from '../../src/operators/operator/change-assignment.ts';
import { propose, proposeAnywhere, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('change-comparison', () => {
  it.each<Row>([
    [{ source: 'x = a < b', at: 'a < b' }, ['a <= b', 'a > b', 'a >= b', 'a === b', 'a !== b']],
    [
      { source: 'x = (a + 1) < (b - 1)', at: '(a + 1) < (b - 1)' },
      ['(a + 1) <= (b - 1)', '(a + 1) > (b - 1)', '(a + 1) >= (b - 1)', 'a + 1 === b - 1', 'a + 1 !== b - 1'],
    ],
    [{ source: 'x = a === b', at: 'a === b' }, ['a !== b', 'a < b', 'a <= b', 'a > b', 'a >= b', 'a == b', 'a != b']],
    [{ source: 'x = a == b', at: 'a == b' }, ['a != b', 'a === b', 'a !== b', 'a < b', 'a <= b', 'a > b', 'a >= b']],
    [
      { source: "x = a === 'paid'", at: "a === 'paid'" },
      ["a !== 'paid'", "a == 'paid'", "a != 'paid'", "a < 'paid'", "a <= 'paid'", "a > 'paid'", "a >= 'paid'"],
    ],
    [
      { source: 'x = a !== null', at: 'a !== null' },
      ['a === null', 'a == null', 'a != null', 'a < null', 'a <= null', 'a > null', 'a >= null'],
    ],
    // What no count ever is, or every one, comes last.
    [
      { source: 'x = list.length > 0', at: 'list.length > 0' },
      ['list.length <= 0', 'list.length === 0', 'list.length !== 0', 'list.length >= 0', 'list.length < 0'],
    ],
    [
      { source: 'x = 1 <= s.size', at: '1 <= s.size' },
      ['1 < s.size', '1 > s.size', '1 >= s.size', '1 === s.size', '1 !== s.size'],
    ],
    ...['z', '2026-11-22'].map((text): Row => {
      const literal = `'${text}'`;
      const operators = ['===', '<', '<=', '>', '>=', '==', '!='];
      return [
        { source: `x = a !== ${literal}`, at: `a !== ${literal}` },
        operators.map((each) => `a ${each} ${literal}`),
      ];
    }),
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeComparison, scene)).toEqual(replacements);
  });
});

describe('change-arithmetic', () => {
  it.each<Row>([
    [
      { source: 'x = a - b * c', at: 'a - b * c' },
      ['a + b * c', 'a * (b * c)', 'a / (b * c)', 'a % (b * c)', 'a ** (b * c)'],
    ],
    [
      { source: 'x = a + b - c', at: 'a + b - c' },
      [
        'a + b + c',
        'a + b * c',
        '(a + b) * c',
        'a + b / c',
        '(a + b) / c',
        'a + b % c',
        '(a + b) % c',
        'a + b ** c',
        '(a + b) ** c',
      ],
    ],
    [{ source: 'x = a - 1', at: 'a - 1' }, ['a + 1', 'a * 1', 'a / 1', 'a % 1', 'a ** 1']],
    [
      { source: 'x = (a + b) & c', at: '(a + b) & c' },
      [
        'a + b | c',
        'a + b ^ c',
        'a + b << c',
        'a + b >> c',
        'a + b >>> c',
        'a + b + c',
        'a + b - c',
        '(a + b) * c',
        '(a + b) / c',
        '(a + b) % c',
        '(a + b) ** c',
      ],
    ],
    [{ source: 'x = a + b', at: 'a + b', seen: { 'a + b': ['ab'] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeArithmetic, scene)).toEqual(replacements);
  });

  it.each(['a - 1', 'a + 1'])('takes `%s` for a step too many before one the other way', (sum) => {
    const scene = { source: `x = ${sum}`, at: sum, seen: { a: [3], [sum]: [2] } };
    const costOf = (operator: Operator, wanted: string): number | undefined =>
      proposeAnywhere(operator, scene).find(({ text }) => text === wanted)?.cost;
    const back = costOf(offByOne, 'a');
    const over = costOf(changeArithmetic, sum === 'a - 1' ? 'a + 1' : 'a - 1');
    expect(back).toBeLessThan(over ?? 0);
  });
});

describe('change-logical', () => {
  it.each<Row>([
    [{ source: 'x = a || b', at: 'a || b' }, ['a && b', 'a ?? b']],
    [{ source: 'x = a || b', at: 'a || b', seen: { a: [0] } }, ['a ?? b', 'a && b']],
    [{ source: 'x = a || b && c', at: 'a || b && c' }, ['a && (b && c)', 'a ?? (b && c)']],
    [{ source: 'x = a || b || c', at: 'a || b || c' }, ['a || b && c', '(a || b) && c', '(a || b) ?? c']],
    [{ source: 'x = (a || b) || c', at: '(a || b) || c' }, ['(a || b) && c', '(a || b) ?? c']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeLogical, scene)).toEqual(replacements);
  });
});

describe('change-assignment', () => {
  it.each<Row>([
    [
      { source: 'total = x', at: 'total = x' },
      [
        'total += x',
        'total -= x',
        'total *= x',
        'total /= x',
        'total %= x',
        'total **= x',
        'total ||= x',
        'total ??= x',
      ],
    ],
    [{ source: 'total += x', at: 'total += x', seen: { x: ['a'] } }, ['total ||= x', 'total ??= x', 'total = x']],
    [{ source: 'function f(step: number) { let i = 0; i++ }', at: 'i++' }, ['i--', '++i', 'i += step', 'i += 2']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeAssignment, scene)).toEqual(replacements);
  });

  it('does not give what is missing to what is missing', () => {
    const texts = propose(changeAssignment, { source: 'owner = undefined', at: 'owner = undefined' });
    expect(texts.filter((text) => /[|?]=/.test(text))).toEqual([]);
  });

  it('thinks it likely that what comes again by its name is added', () => {
    const costOf = (source: string): number | undefined =>
      proposeAnywhere(changeAssignment, { source }).find(({ text }) => text.includes('+='))?.cost;

    expect(costOf('known.count = count')).toBeLessThan(costOf('known.count = size') as number);
    expect(costOf('this.count = count')).toBe(costOf('this.count = size'));
  });

  it.each<[string, readonly unknown[], boolean]>([
    ['was something', [[1], [2]], true],
    ['was missing once', [[1], undefined], false],
    ['is not known', [], false],
  ])('takes an assignment that would never be made for a guess, where it %s', (_, before, isGuess) => {
    const scene = { source: 'last = [x]', at: 'last = [x]', seen: { last: before, '[x]': [[1]] } };
    const costs = proposeAnywhere(changeAssignment, scene).flatMap(({ text, cost }) =>
      text.includes('??=') ? [cost] : [],
    );
    expect(costs.map((cost) => cost > 2)).toEqual([isGuess]);
  });
});
