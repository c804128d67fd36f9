import { expect, it } from 'vitest';
import { describeExit } from './describe-exit.ts';

const THROWN = `/app/config.ts:3
  boom();
  ^

TypeError: boom is not a function
    at Object.<anonymous> (/app/config.ts:3:3) {
  code: 'X'
}

Node.js v20.20.2
`;

it.each([
  [{ code: 3 }, '', 'the process ended with exit code 3'],
  [{ signal: 'SIGKILL' }, '', 'the process ended with signal SIGKILL'],
  [{ code: 1 }, THROWN, 'the process ended with exit code 1: TypeError: boom is not a function'],
  [{ code: 1 }, 'first\nlast words\n\n', 'the process ended with exit code 1: last words'],
  [
    { code: 3 },
    '(node:1) ExperimentalWarning: Permission is an experimental feature\n(Use `node --trace-warnings ...` to see)\n',
    'the process ended with exit code 3',
  ],
  [
    { signal: 'SIGABRT' },
    'FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory\n----- Native stack trace -----\n',
    'out of memory: the heap limit was reached',
  ],
  [{ startError: 'spawn ENOENT' }, '', 'the process could not be started: spawn ENOENT'],
] as const)('says of %j after %j: %s', (exit, output, said) => {
  expect(describeExit(exit, output)).toBe(said);
});
