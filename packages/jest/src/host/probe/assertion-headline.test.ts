import assert, { AssertionError } from 'node:assert';
import { expect, it } from 'vitest';

import { assertionHeadline } from './assertion-headline.ts';

/** As chai makes them: of the name, and without a code. */
function chaiError(message: string, facts: object): Error {
  return Object.assign(new Error(message), { name: 'AssertionError' }, facts);
}

it.each([
  [
    'an equality of node:assert',
    new AssertionError({ operator: '===', expected: 1 }),
    'assert.strictEqual(received, expected)',
  ],
  ['a truth of node:assert', new AssertionError({ operator: '==', expected: true }), 'assert(received)'],
  [
    'a deep equality of chai',
    chaiError('expected [ 1 ] to deeply equal [ 2 ]', { operator: 'deepStrictEqual', expected: [2] }),
    'assert.deepStrictEqual(received, expected)',
  ],
  ['a number of chai', chaiError('expected [ 1 ] to have a length of 2', { expected: 2 }), 'Expected value   2'],
  ['a text of chai', chaiError("expected {} to have 'a'", { expected: 'a' }), 'Expected value   "a"'],
  ['an object of chai, which only Jest can print', chaiError('expected', { expected: {} }), undefined],
  ['another error', new TypeError('no'), undefined],
])('gives the first line that Jest writes for %s', (_, error, headline) => {
  expect(assertionHeadline(error)).toBe(headline);
});

it('knows what throws by its stack', () => {
  const error = chaiError('expected', { stack: 'AssertionError: expected\n    at Function.throws (chai.js:1:1)' });

  expect(assertionHeadline(error)).toBe('assert.throws(function)');
  expect(assertionHeadline(thrown(() => assert.throws(() => {})))).toBe('assert.throws(function)');
});

function thrown(run: () => void): object {
  try {
    run();
  } catch (error) {
    return error as object;
  }
  throw new Error('nothing was thrown');
}
