import { expect, it } from 'vitest';
import { awaitedErrors } from './awaited-errors.ts';

const SOURCE = `
const NONE = 'no parts';
describe('split', () => {
  it('needs a part', () => {
    expect(() => split(1, 0)).toThrow(NONE);
    expect(() => split(1, -1)).toThrow(RangeError);
  });
  it('needs an amount', async () => {
    await expect(split('x', 1)).rejects.toThrowError(/not an amount/);
    await expect(split('y', 1)).rejects.toThrow(/^a.b$/);
  });
  it('needs a whole one', () => assert.throws(() => split(1.5, 1), new TypeError('whole')));
  it('needs %s', (what) => expect(() => split(what)).toThrow(SyntaxError));
  it('splits', () => expect(split(2, 2)).toEqual([1, 1]));
});
`;

it.each([
  [
    'needs a part',
    [
      { name: 'RangeError', text: 'no parts' },
      { name: 'Error', text: 'no parts' },
    ],
  ],
  ['needs an amount', [{ name: 'Error', text: 'not an amount' }]],
  [
    'needs a whole one',
    [
      { name: 'TypeError', text: 'whole' },
      { name: 'Error', text: 'whole' },
    ],
  ],
  ['splits', []],
  ['is not there', []],
])('finds what %j waits for', (title, errors) => {
  expect(awaitedErrors(SOURCE, 'split.test.ts', title)).toEqual(errors);
});

it('takes rows for what they are', () => {
  const source = "it.each(['a'])('needs %s', (what) => expect(() => split(what)).toThrow(SyntaxError));";

  expect(awaitedErrors(source, 'split.test.ts', 'needs a')).toEqual([{ name: 'SyntaxError' }]);
});
