import { expect, it } from 'vitest';

import { locateMarker } from './locate-marker.ts';

const OWN = '/p/node_modules/@testheal/jest/dist/index.cjs';

it.each([
  [
    'a call',
    `Error: marker\n    at heal (${OWN}:1:2)\n    at Object.<anonymous> (/p/test/a.test.js:3:5)`,
    '/p/test/a.test.js',
    3,
    5,
  ],
  [
    'a folder in parentheses',
    `Error: marker\n    at Object.<anonymous> (/p/(x)/a.test.js:3:5)`,
    '/p/(x)/a.test.js',
    3,
    5,
  ],
  [
    'frames of Node in front',
    `Error: marker\n    at node:internal/x:1:1\n    at t (/p/a.test.js:3:5)`,
    '/p/a.test.js',
    3,
    5,
  ],
  [
    'a bare frame',
    `Error: marker\n    at heal (${OWN}:1:2)\n    at /p/a b/(x)/a.test.ts:30:50`,
    '/p/a b/(x)/a.test.ts',
    30,
    50,
  ],
  [
    'an ES module',
    `Error: marker\n    at heal (${OWN}:1:2)\n    at file:///p/a%20b/a.test.mjs:3:1`,
    '/p/a b/a.test.mjs',
    3,
    1,
  ],
  ['Windows', `Error: marker\n    at Object.<anonymous> (C:\\p\\a.test.js:3:5)`, 'C:/p/a.test.js', 3, 5],
  ['no frame', 'Error: marker', '', 0, 0],
])('finds where the marker was written: %s', (_name, stack, file, line, column) => {
  expect(locateMarker(stack, OWN)).toEqual({ file, line, column });
});
