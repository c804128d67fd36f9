import { expect, it } from 'vitest';

import { readCommandLine } from './read-command-line.ts';
import { searchFlags } from './search-flags.ts';

it('passes on what was given, the no as well, in the order of the table', () => {
  const given = { arguments: [], switches: new Set(['no-heal-llm', 'heal-allow-sockets', 'apply']) };

  expect(searchFlags({ ...given, values: { 'heal-model': 'qwen', 'heal-seed': '7', test: 'a.test.ts' } })).toEqual([
    '--heal-seed=7',
    '--heal-allow-sockets',
    '--no-heal-llm',
    '--heal-model=qwen',
  ]);
});

it.each([
  ['--heal-llm'],
  ['--no-heal-llm'],
  ['--heal-provider=openai-compatible'],
  ['--heal-model=qwen3-coder'],
  ['--heal-base-url=http://127.0.0.1:11434/v1'],
  ['--heal-key-variable=none'],
  ['--heal-attempts=5'],
  ['--heal-prompt-extra=short, please'],
  ['--heal-events=out/events.jsonl'],
])('passes %s from the command line of `fix` to the run', (flag) => {
  const line = readCommandLine(['fix', 'a.ts#b', '--test', 'a.test.ts', flag]);

  expect(line.kind === 'command' && searchFlags(line.input)).toEqual([flag]);
});
