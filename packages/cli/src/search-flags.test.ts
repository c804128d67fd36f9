import { expect, it } from 'vitest';

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
