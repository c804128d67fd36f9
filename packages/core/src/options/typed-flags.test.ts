import { expect, it } from 'vitest';
import { readHealingRequest } from './read-healing-request.ts';
import { typedFlags } from './typed-flags.ts';

it.each([
  [['run', '--heal', 'price', '--heal-apply=1', '--heal-apply-force', '--no-heal'], []],
  [
    [
      '--heal-llm',
      '--heal-model',
      'qwen',
      'price',
      '--heal-strong-model=q/large',
      '--reporter=dot',
      '--healAttempts=5',
    ],
    ['--heal-llm', '--heal-model', 'qwen', '--heal-strong-model', 'q/large', '--healAttempts', '5'],
  ],
  [
    ['--no-heal-llm', '--heal-no-cache', '--heal-prompt-extra=-- short', '--heal-no-search=1'],
    ['--no-heal-llm', '--heal-no-cache', '--heal-prompt-extra=-- short', '--heal-no-search=1'],
  ],
  [
    ['run', '--heal-seed=2', '--', '--heal', '--heal-model', 'qwen'],
    ['--heal-seed', '2', '--heal-model', 'qwen'],
  ],
])('repeats of %j what means the same again, without the mode', (argv, typed) => {
  const read = (args: readonly string[]): object =>
    readHealingRequest({ argv: args, env: {}, afterDashes: true }).overrides;

  expect(typedFlags({ argv, afterDashes: true })).toEqual(typed);
  expect(read(typed)).toEqual(read(argv));
});

it('passes over what follows the dashes where nobody reads it', () => {
  expect(typedFlags({ argv: ['--heal-seed=2', '--', '--heal-model=x'] })).toEqual(['--heal-seed', '2']);
});
