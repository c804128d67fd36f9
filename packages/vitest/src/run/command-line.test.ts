import { describe, expect, it } from 'vitest';

import { applyCommand, carriedOptions, isVitestCommand } from './command-line.ts';

describe('applyCommand', () => {
  it.each([
    [
      'our own command',
      'bin/vitest-heal.mjs',
      ['price', '--reporter=dot'],
      'npx vitest-heal --heal-apply price --reporter=dot',
    ],
    ["Vitest's command", 'vitest/vitest.mjs', ['run', 'price'], 'npx vitest run price -- --heal-apply'],
    ['Vitest without a command', 'vitest/vitest.mjs', ['price'], 'npx vitest run price -- --heal-apply'],
    ['flags after dashes', 'vitest/vitest.mjs', ['run', '--', '--heal'], 'npx vitest run -- --heal-apply'],
    [
      'a name with blanks',
      'vitest/vitest.mjs',
      ['run', '-t', "it's so"],
      `npx vitest run -t 'it'\\''s so' -- --heal-apply`,
    ],
    ['watching, once', 'vitest/vitest.mjs', ['watch', 'price', '-w'], 'npx vitest run price -- --heal-apply'],
    ['our own command watching, once', 'vitest-heal', ['--watch', 'watch'], 'npx vitest-heal --heal-apply watch'],
    ['a shard, as a whole', 'vitest-heal', ['run', '--shard', '1/2', '-u'], 'npx vitest-heal --heal-apply run'],
    ['a program that starts Vitest', 'scripts/test.js', ['all'], 'npx vitest run -- --heal-apply'],
  ])('repeats %s', (_what, program, rest, expected) => {
    const command = applyCommand(['/usr/bin/node', `/app/${program}`], rest);

    expect(command).toBe(expected);
  });
});

describe('applyCommand with a target for unmarked tests', () => {
  it.each([
    ['our own bin', 'vitest-heal', "npx vitest-heal --heal-apply --heal-target 'src/my price.ts#f' run a.test.ts"],
    ['Vitest itself', 'vitest', "npx vitest run a.test.ts -- --heal-apply --heal-target 'src/my price.ts#f'"],
  ])('repeats it for %s', (_what, program, expected) => {
    const command = applyCommand(['node', `/app/${program}`], ['run', 'a.test.ts'], 'src/my price.ts#f');

    expect(command).toBe(expected);
  });
});

describe('applyCommand with flags of ours', () => {
  it.each([
    [
      ['vitest-heal', 'run', '--heal-llm', '--heal-model', 'qwen 3', '--heal-target=src/a.ts#f', 'a.test.ts'],
      "npx vitest-heal --heal-apply --heal-llm --heal-model 'qwen 3' --heal-target src/a.ts#f run a.test.ts",
    ],
    [
      ['vitest', 'run', 'a.test.ts', '--', '--heal', '--heal-base-url=http://127.0.0.1:1/v1', '--heal-attempts=5'],
      'npx vitest run a.test.ts -- --heal-apply --heal-target src/b.ts --heal-base-url http://127.0.0.1:1/v1 --heal-attempts 5',
    ],
  ])('repeats those of %j', ([program = '', ...args], expected) => {
    const isOwn = program === 'vitest-heal';
    const rest = isOwn ? ['run', 'a.test.ts'] : args;

    const command = applyCommand(['node', `/app/${program}`, ...args], rest, isOwn ? 'src/a.ts#f' : 'src/b.ts');

    expect(command).toBe(expected);
  });
});

describe('isVitestCommand', () => {
  it.each([
    ['/app/node_modules/vitest/vitest.mjs', true],
    ['/app/node_modules/.bin/vitest', true],
    ['/app/node_modules/@testheal/vitest/bin/vitest-heal.mjs', true],
    ['/app/scripts/run-vitest.js', false],
  ])('says of %s: %s', (program, expected) => {
    const is = isVitestCommand(['/usr/bin/node', program]);

    expect(is).toBe(expected);
  });
});

describe('carriedOptions', () => {
  it('keeps what changes tests, and leaves out what changes the run', () => {
    const carried = carriedOptions({
      environment: 'jsdom',
      reporter: 'dot',
      testTimeout: 9,
      coverage: true,
      watch: true,
    });

    expect(carried).toEqual({ environment: 'jsdom', testTimeout: 9 });
  });
});
