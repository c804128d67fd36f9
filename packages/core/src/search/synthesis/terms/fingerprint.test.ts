import { describe, expect, it } from 'vitest';
import { createFingerprint } from './fingerprint.ts';

const patterns = (last: string): RegExp[] => [
  ...Array.from({ length: 40 }, (_, n) => new RegExp(`^${'ab'.repeat(n)}$`)),
  new RegExp(last),
];

describe('createFingerprint', () => {
  it('gives equal prints to what holds the same, however large', () => {
    const fingerprint = createFingerprint();

    expect(fingerprint([patterns('x'), 1])).toBe(fingerprint([patterns('x'), 1]));
    expect(fingerprint([{ all: patterns('x') }])).toBe(fingerprint([{ all: patterns('x') }]));
  });

  it.each([
    ['the last of many items', patterns('x'), patterns('y')],
    ['a field of a field', { a: { names: patterns('x') } }, { a: { names: patterns('y') } }],
    ['a list and its text', ['first', 'second', 'third, and last'], 'first,second,third, and last'],
    ['a number and its text', 1, '1'],
    ['two zeros', 0, -0],
    ['nothing and no value', null, undefined],
  ])('tells %s apart', (_, one, other) => {
    const fingerprint = createFingerprint();

    expect(fingerprint([one])).not.toBe(fingerprint([other]));
  });

  it('is short for a hundred states of a long list', () => {
    const fingerprint = createFingerprint();

    expect(fingerprint(Array.from({ length: 100 }, () => patterns('x'))).length).toBeLessThan(1_000);
  });
});
