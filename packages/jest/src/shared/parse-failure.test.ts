import { expect, it } from 'vitest';

import { parseFailure } from './parse-failure.ts';

const STACK = '\n    at Object.<anonymous> (/p/a.test.js:2:40)\n    at run (/p/x.js:1:1)';

it.each([
  [
    'a comparison with one value a line',
    `Error: \u001b[2mexpect(\u001b[22mreceived).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: -1${STACK}`,
    {
      name: 'AssertionError',
      message: 'expect(received).toBe(expected) // Object.is equality\n\nExpected: 3\nReceived: -1',
      expected: '3',
      actual: '-1',
    },
  ],
  [
    'an error of the program',
    `TypeError: x is not a function${STACK}`,
    { name: 'TypeError', message: 'x is not a function' },
  ],
  ['a message with a colon', `Error: total: 3${STACK}`, { name: 'Error', message: 'total: 3' }],
  ['a message of several lines', `RangeError: one\ntwo${STACK}`, { name: 'RangeError', message: 'one\ntwo' }],
  ['a thrown primitive', `thrown: "oops"${STACK}`, { name: 'Error', message: 'thrown: "oops"' }],
  [
    'an assertion of node:assert, as Jest prints it',
    `assert.strictEqual(received, expected)\n\nExpected value to strictly be equal to:\n  "b"\nReceived:\n  "a"${STACK}`,
    {
      name: 'AssertionError',
      message:
        'assert.strictEqual(received, expected)\n\nExpected value to strictly be equal to:\n  "b"\nReceived:\n  "a"',
      expected: '"b"',
      actual: '"a"',
    },
  ],
])('reads %s', (_what, text, error) => {
  const { stack, ...read } = parseFailure(text, {});

  expect(read).toEqual(error);
  expect(stack).toContain('a.test.js:2:40');
});

it('takes compared objects from what the matcher kept', () => {
  const text = `Error: expect(received).toEqual(expected) // deep equality\n\n- Expected\n+ Received\n\n  {\n-   "a": 1,\n+   "a": 2,\n  }${STACK}`;

  const { expected, actual } = parseFailure(text, { matcherResult: { expected: { a: 1 }, actual: { a: 2 } } });

  expect({ expected, actual }).toEqual({ expected: '{"a":1}', actual: '{"a":2}' });
});
