import { describe, expect, it } from 'vitest';
import { changeDayBound } from '../../src/operators/constant/change-day-bound.ts';
import { compareWithTolerance } from '../../src/operators/operator/compare-with-tolerance.ts';
import { roundNumber } from '../../src/operators/constant/round-number.ts';
import { flipBoolean } from '../../src/operators/constant/flip-boolean.ts';
import { changeNumber } from '../../src/operators/constant/change-number.ts';
import { changeTemplate } from '../../src/operators/constant/change-template.ts';
import { offByOne } from '../../src/operators/constant/off-by-one.ts';
import { changeString } from '../../src/operators/constant/change-string.ts';
import { propose, proposeAnywhere, type Scene } from './propose.ts';

type Row = readonly [scene: Scene, replacements: readonly string[]];

describe('flip-boolean', () => {
  it.each<Row>([
    [{ source: 'x = true', at: 'true' }, ['false']],
    [{ source: 'x = null', at: 'null' }, ['undefined']],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(flipBoolean, scene)).toEqual(replacements);
  });
});

describe('change-number', () => {
  it.each<Row>([
    [
      { source: 'x = a * 7', at: '7' },
      [
        '8',
        '6',
        '-7',
        '2',
        '9',
        '5',
        '14',
        '70',
        '0.7',
        '3.5',
        '700',
        '0.07',
        '7000',
        '0.007',
        '3',
        '4',
        '0',
        '1',
        '10',
        '11',
        '12',
        '24',
        '26',
        '31',
        '32',
        '36',
        '48',
        '60',
        '64',
        '65',
        '90',
        '97',
        '100',
        '122',
        '128',
        '255',
        '256',
        '365',
        '400',
        '1000',
      ],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeNumber, scene)).toEqual(replacements);
  });

  it('takes a number with its minus for one number', () => {
    const source = 'x = i !== -1';

    expect(propose(changeNumber, { source, at: '-1' }).slice(0, 4)).toEqual(['0', '-2', '1', '2']);
    expect(propose(changeNumber, { source, at: '1' })).toEqual([]);
  });

  it('has a sign said by the operator in front of it', () => {
    const texts = propose(changeNumber, { source: 'x = max - 1', at: '1' });
    const first = propose(changeNumber, { source: 'x = 1 - max', at: '1' });

    expect(texts.indexOf('-1')).toBeGreaterThan(texts.indexOf('10'));
    expect(first.indexOf('-1')).toBeLessThan(first.indexOf('10'));
  });

  it('takes for a limit what was compared with it, the round one of two neighbours first', () => {
    const seen = { 'bag.weight': [351, 20, 350, 2000] };
    const texts = propose(changeNumber, { source: 'x = bag.weight > 500', at: '500', seen });
    const other = propose(changeNumber, { source: 'x = bag.weight % 500', at: '500', seen });

    const next = propose(changeNumber, { source: 'x = n >= 3', at: '3', seen: { n: [2, 1, 4] } });
    expect(next.slice(0, 2).toSorted()).toEqual(['2', '4']);

    const usual = new Set(other);
    expect(texts.filter((text) => !usual.has(text))).toEqual(['20', '2000', '350', '351']);
    expect(texts.indexOf('350')).toBeLessThan(texts.indexOf('1000'));
  });

  it('writes separators where the old number has them', () => {
    const texts = propose(changeNumber, { source: 'x = a / 1_000', at: '1_000' });
    expect(texts).toEqual(expect.arrayContaining(['10_000', '1_000_000', '2_000', '100', '1_001']));
    expect(texts.filter((text) => /\d{4}/.test(text))).toEqual([]);
  });
});

describe('change-template', () => {
  it.each<Row>([
    [
      { source: 'x = `${a}-${b}`', at: '`${a}-${b}`' },
      [
        '`${b}-${a}`',
        '` ${a}-${b}`',
        '`-${a}-${b}`',
        '`, ${a}-${b}`',
        '`/${a}-${b}`',
        '`:${a}-${b}`',
        '`.${a}-${b}`',
        '`_${a}-${b}`',
        '`${a}${b}`',
        '`${a} ${b}`',
        '`${a}, ${b}`',
        '`${a}/${b}`',
        '`${a}:${b}`',
        '`${a}.${b}`',
        '`${a}_${b}`',
        '`${a}- ${b}`',
        '`${a} -${b}`',
        '`${a}-${b} `',
        '`${a}-${b}-`',
        '`${a}-${b}, `',
        '`${a}-${b}/`',
        '`${a}-${b}:`',
        '`${a}-${b}.`',
        '`${a}-${b}_`',
      ],
    ],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeTemplate, scene)).toEqual(replacements);
  });
});

describe('off-by-one', () => {
  it.each<Row>([
    [
      { source: 'x = list.length', at: 'list.length', seen: { 'list.length': [3] } },
      ['list.length + 1', 'list.length - 1'],
    ],
    [{ source: 'x = name', at: 'name', seen: { name: ['a'] } }, []],
    [{ source: 'x = !level', at: 'level', seen: { level: [0, undefined, 3] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(offByOne, scene)).toEqual(replacements);
  });

  it('takes one more or less of an amount that is summed up for a guess', () => {
    const cost = (values: readonly number[]): number | undefined =>
      proposeAnywhere(offByOne, { source: 'total += tax;', seen: { tax: values } }).find(
        ({ text }) => text === 'tax - 1',
      )?.cost;

    expect([cost([3, 7]), cost([330, 7])]).toEqual([1.2, 3.2]);
  });

  it('takes a count that is given back for one that is right, mostly', () => {
    const costs = ['f = () => { return all.length }', 'f = () => { const n = all.length }'].map(
      (source) => proposeAnywhere(offByOne, { source, seen: { 'all.length': [3] } })[0]?.cost,
    );

    expect(costs).toEqual([1.6, 1.2]);
  });

  it.each([
    ['function f(a) {} x = f(a) + 2', 'f(a)', true],
    ['function f(a) {} g = (a) => { return f(a) + 2 }', 'f(a) + 2', true],
    ['class A { f() {} g() { return this.f() * 2 } }', 'this.f()', true],
    ['function f(a) { return f(a) + 2 }', 'f(a)', false],
    ['function f(a) {} x = list[f(a)]', 'f(a)', false],
    ['function f(a) {} x = f(a) < 2', 'f(a)', false],
    ['x = list.indexOf(a) + 2', 'list.indexOf(a)', false],
  ])('takes in %j that %j is one off for unlikely: %j', (source, at, isUnlikely) => {
    const seen = { [at]: [3] };
    const costs = proposeAnywhere(offByOne, { source, at, seen }).filter(({ site, text }) => {
      return source.slice(site.start, site.end) === at && text.endsWith('+ 1');
    });

    expect(costs.map(({ cost }) => cost > 1.5)).toEqual([isUnlikely]);
  });
});

describe('change-string', () => {
  it('begins with whole words of the module and of the failure, and ends with single characters', () => {
    const scene = { source: "x = 'ab'; y = 'cd'", at: "'ab'", messages: ["expected 'ab' to be 'ax'"] };

    const proposed = propose(changeString, scene);

    expect(proposed.slice(0, 9)).toEqual(["''", "' '", "'cd'", "'AB'", "'Ab'", "'ab '", "' ab'", "'ax'", "'b'"]);
    expect(proposed).toContain("'ab.'");
  });

  it('begins with the members of a declared union, and tries what is none of them late', () => {
    const scene = {
      source: "x = 'ab'; y = 'cd'",
      at: "'ab'",
      wanted: {
        constants: [
          { text: "'ab'", value: 'ab' },
          { text: "'ef'", value: 'ef' },
          { text: '7', value: 7 },
        ],
        isClosed: true,
      },
    } as const;

    const [first, second] = proposeAnywhere(changeString, scene);

    expect([first, second]).toMatchObject([
      { text: "'ef'", cost: 1.3 },
      { text: "''", cost: 2.3 },
    ]);
  });
});

describe('change-day-bound', () => {
  it.each<Row>([
    [{ source: 'x = `${day}T00:00:00.000Z`', at: '`${day}T00:00:00.000Z`' }, ['`${day}T23:59:59.999Z`']],
    [{ source: "x = day + 'T00:00:00Z'", at: "'T00:00:00Z'" }, ["'T23:59:59Z'", "'T23:59:59.999Z'"]],
    [{ source: "x = day + ' 23:59'", at: "' 23:59'" }, ["' 00:00'"]],
    [
      { source: 'const x = end.setUTCHours(0, 0, 0, 0)', at: 'end.setUTCHours(0, 0, 0, 0)' },
      ['end.setUTCHours(23, 59, 59, 999)', 'end.setUTCHours(24, 0, 0, 0)'],
    ],
    [{ source: "x = 'noon'", at: "'noon'" }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(changeDayBound, scene)).toEqual(replacements);
  });
});

describe('round-number', () => {
  const rounded = [
    'Math.round((a * b) * 100) / 100',
    'Math.round((a * b) * 10) / 10',
    'Math.round((a * b) * 1000) / 1000',
    'Number((a * b).toFixed(2))',
  ];

  it.each<Row>([
    [
      {
        source: 'function f(a, digits) { x = a > 9; return a.toFixed(digits) + b.toFixed(other) }',
        at: 'a',
        seen: { a: [9.99] },
      },
      [
        'Number(a.toFixed(digits))',
        'Math.round(a * 100) / 100',
        'Math.round(a * 10) / 10',
        'Math.round(a * 1000) / 1000',
        'Number(a.toFixed(2))',
      ],
    ],
    [{ source: 'x = a * b', at: 'a * b', seen: { 'a * b': [1, 0.30000000000000004] } }, rounded],
    [{ source: 'x = a * b', at: 'a * b', seen: { 'a * b': [1, 2] } }, []],
    [{ source: 'x = 0.5', at: '0.5', seen: { '0.5': [0.5] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(roundNumber, scene)).toEqual(replacements);
  });
});

describe('compare-with-tolerance', () => {
  it.each<Row>([
    [
      { source: 'x = sum === total', at: 'sum === total', seen: { sum: [0.3] } },
      ['Math.abs(sum - total) < 1e-9', 'Math.abs(sum - total) < 0.005'],
    ],
    [
      { source: 'x = a + b !== 0', at: 'a + b !== 0', seen: { 'a + b': [0.1] } },
      ['Math.abs((a + b)) >= 1e-9', 'Math.abs((a + b)) >= 0.005'],
    ],
    [{ source: 'x = sum === total', at: 'sum === total', seen: { sum: [3] } }, []],
  ])('proposes in %j what it should and no more', (scene, replacements) => {
    expect(propose(compareWithTolerance, scene)).toEqual(replacements);
  });
});
