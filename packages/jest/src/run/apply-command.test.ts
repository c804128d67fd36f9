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
  [['node', '/p/jest-heal'], ['--watchAll', 'a', '--shard', '1/2', '-u'], 'npx jest-heal --heal-apply a'],
  [['node', '/p/jest'], ['--watch', '--shard=1/2', 'a'], 'npx jest --heal=apply a'],
  [['node', '/p/jest-heal'], ['a'], 'npx jest-heal --heal-apply --heal-target src/a.ts#f a', 'src/a.ts#f'],
  [
    ['node', '/p/jest-heal', '--heal-llm', 'a', '--heal-model=qwen 3', '--heal-attempts', '5', '--healTarget=src/a.ts'],
    ['a'],
    "npx jest-heal --heal-apply --heal-llm --heal-model 'qwen 3' --heal-attempts 5 --healTarget src/a.ts a",
    'src/a.ts',
  ],
  [['node', '/p/jest'], ['a'], 'HEAL_TARGET=src/a.ts#f npx jest --heal=apply a', 'src/a.ts#f'],
])('of %o with %o', (argv, rest, command, target?: string) => {
  expect(applyCommand(argv, rest, target)).toBe(command);
});
