import { describe, expect, it } from 'vitest';
import { addField } from '../../src/operators/arguments/add-field.ts';
import { spellOut } from '../../src/operators/constant/spell-out.ts';
import { askOtherLetters } from '../../src/operators/condition/ask-other-letters.ts';
import { breakTies } from '../../src/operators/idioms/lists/break-ties.ts';
import { padTogether } from '../../src/operators/idioms/texts/pad-together.ts';
import { writeFixed } from '../../src/operators/idioms/numbers/write-fixed.ts';
import { offByOne } from '../../src/operators/constant/off-by-one.ts';
import { propose, proposeAnywhere, proposePatches } from './propose.ts';

describe('spell-out', () => {
  const at = "'Invalid amount'";
  const source = `function f(amount, user) { throw new Error(${at}); }`;
  const textsFor = (message: string): string[] =>
    propose(spellOut, { source, at, messages: [message], seen: { amount: [-5], user: [{ name: "O'Neil" }] } });

  it.each([
    ['a name', "to throw 'Invalid amount: -5'", ['`Invalid amount: ${amount}`']],
    ['a member', 'Expected substring: "Invalid amount of O\'Neil"', ['`Invalid amount of ${user.name}`']],
    ['what the text begins with', "to throw '-5: Invalid amount'", ['`${amount}: Invalid amount`']],
    ['signs of a template', "to throw 'Invalid amount `-5`'", ['`Invalid amount \\`${amount}\\``']],
    ['nothing of it', "to throw 'Invalid amount: 7'", []],
    ['a part of another word', "to throw 'Invalid amount: x-55'", []],
    ['another text', "to throw 'Not enough: -5'", []],
  ])('puts into a text %s', (_, message, texts) => {
    expect(textsFor(message)).toEqual(texts);
  });
});

describe('write-fixed', () => {
  it.each([
    ['beside a text', "x = '$' + cents / 100", 'cents / 100', ['(cents / 100).toFixed(2)']],
    ['in a template', 'x = `${rate} %`', 'rate', ['rate.toFixed(2)']],
    ['as a text', 'x = String(rate)', 'rate', ['rate.toFixed(2)']],
    ['in a sum', 'x = rate + 1', 'rate', []],
  ])('writes as many digits as are expected %s', (_, source, at, texts) => {
    const messages = ["expected '$12' to be '$12.00'"];

    expect(propose(writeFixed, { source, at, messages, seen: { [at]: [12] } })).toEqual(texts);
  });

  it('leaves what is no number, and texts without a point', () => {
    const scene = { source: 'x = `${rate}`', at: 'rate' };

    expect(propose(writeFixed, { ...scene, messages: ["to be '1.50'"], seen: { rate: ['1.5'] } })).toEqual([]);
    expect(propose(writeFixed, { ...scene, messages: ["to be 'v1.2.30'"], seen: { rate: [1] } })).toEqual([]);
  });
});

describe('add-field', () => {
  const at = '{ id: user.id }';
  const source = `function f(user, other) { return ${at}; }`;
  const seen = { user: [{ id: 1, email: 'a@b.c', password: 'x' }], other: [{ email: 'no' }] };

  it('takes along what a failing test speaks of, from what the others come from', () => {
    const messages = ["expected { id: 1 } to deeply equal { id: 1, email: 'a@b.c' }"];

    expect(propose(addField, { source, at, seen, messages })).toEqual(['{ id: user.id, email: user.email }']);
  });

  it('sees what is there under a quoted name', () => {
    const quoted = "{ 'email': user.email }";
    const messages = ["expected { email: 1 } to deeply equal { email: 'a@b.c' }"];

    expect(propose(addField, { source: source.replace(at, quoted), at: quoted, seen, messages })).toEqual([]);
  });

  it.each(['expected { id: 1 } to deeply equal { id: 2 }', 'expected { id: 1 } to have emails'])(
    'takes nothing along where %s',
    (message) => {
      expect(propose(addField, { source, at, seen, messages: [message] })).toEqual([]);
    },
  );
});

describe('ask-other-letters', () => {
  const at = String.raw`text.length > 7 && /[a-z]/.test(text) && /\d/.test(text)`;
  const source = `f = (text) => ${at}`;

  it('asks for the other kinds of signs, where a failing test has got a yes', () => {
    expect(propose(askOtherLetters, { source, at, seen: { [at]: [true] } })).toEqual([
      `${at} && /[A-Z]/.test(text)`,
      String.raw`${at} && /[^\w\s]/.test(text)`,
    ]);
    expect(propose(askOtherLetters, { source, at, seen: { [at]: [false] } })).toEqual([]);
  });

  it('asks the whole of a chain', () => {
    expect(proposeAnywhere(askOtherLetters, { source, elsewhere: [true] })).toHaveLength(2);
  });
});

describe('pad-together', () => {
  const source = 'f = (year, month, day) => `${year}-${month}-${day}`';

  it('pads all numbers of two digits in a text', () => {
    const padded = source.replace(
      '${month}-${day}',
      "${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}",
    );

    expect(proposePatches(padTogether, { source, seen: { year: [2024], month: [1, 12], day: [2, 31] } })).toEqual([
      padded,
    ]);
  });

  it.each([
    ['one of them has them all', { year: [2024], month: [11], day: [2] }],
    ['they are no whole numbers', { year: [2024], month: [1.5], day: [2.5] }],
  ])('leaves them where %s', (_, seen) => {
    expect(proposePatches(padTogether, { source, seen })).toEqual([]);
  });
});

describe('what a comparator answers', () => {
  const at = 'a.last.localeCompare(b.last)';
  const source = `f = (people) => people.sort((a, b) => ${at})`;
  const people = [
    [
      { last: 'B', first: 'x', age: 3 },
      { last: 'B', first: 'a', age: 3 },
    ],
  ];

  it('goes on to another field after texts that are alike', () => {
    expect(propose(breakTies, { source, at, seen: { people, [at]: [0] } })).toEqual([
      `${at} || a.first.localeCompare(b.first)`,
      `${at} || a.age - b.age`,
      `${at} || b.first.localeCompare(a.first)`,
      `${at} || b.age - a.age`,
    ]);
  });

  it('is seldom one more or less', () => {
    const costs = proposeAnywhere(offByOne, { source, seen: { [at]: [0] } }).map(({ cost }) => cost);

    expect(Math.min(...costs)).toBeGreaterThan(2.5);
  });
});
