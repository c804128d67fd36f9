import { expect, it } from 'vitest';

import { applyCommand } from './apply-command.ts';

it.each([
  [
    ['node', '/p/node_modules/.bin/jest-heal'],
    ['a.test.js', '-t', 'adds up'],
    `npx jest-heal --heal-apply a.test.js -t 'adds up'`,
  ],
  [['node', '/p/node_modules/@testheal/jest/bin/jest-heal.mjs'], [], 'npx jest-heal --heal-apply'],
  [['node', '/p/node_modules/.bin/jest'], ["it's"], `npx jest --heal=apply 'it'\\''s'`],
])('of %o with %o', (argv, rest, command) => {
  expect(applyCommand(argv, rest)).toBe(command);
});
