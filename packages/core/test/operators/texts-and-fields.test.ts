import { describe, expect, it } from 'vitest';
import { addField } from '../../src/operators/arguments/add-field.ts';
import { spellOut } from '../../src/operators/constant/spell-out.ts';
import { writeFixed } from '../../src/operators/idioms/numbers/write-fixed.ts';
import { propose } from './propose.ts';

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

  it.each(['expected { id: 1 } to deeply equal { id: 2 }', 'expected { id: 1 } to have emails'])(
    'takes nothing along where %s',
    (message) => {
      expect(propose(addField, { source, at, seen, messages: [message] })).toEqual([]);
    },
  );
});
