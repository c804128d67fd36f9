import { readdirSync } from 'node:fs';
import { afterEach, expect, it, vi } from 'vitest';
import { readCache } from '../src/cache/read-cache.ts';
import { nodeFileSystem } from '../src/node/node-file-system.ts';
import type { HealOptions } from '../src/options/heal-options.ts';
import { FILES, runOnDisk } from './support/run-on-disk.ts';

/** A project whose own package of a provider has nothing of what is needed. */
const TOO_OLD = {
  ...FILES,
  'node_modules/openai/package.json': '{ "name": "openai", "main": "index.cjs" }\n',
  'node_modules/openai/index.cjs': 'exports.x = 1;\n',
};

afterEach(() => vi.unstubAllEnvs());

it.each<[string, Partial<HealOptions>, string]>([
  ['key', { provider: 'google' }, 'no key for `google`: set the variable GEMINI_API_KEY'],
  [
    'package',
    { baseUrl: 'http://127.0.0.1:9/v1', model: 'qwen', keyVariable: 'none' },
    'this version of openai does not fit: npm i -D openai@6',
  ],
])(
  'a model without its %s is told in one line where it would be asked, and the search runs',
  async (_what, to, told) => {
    // Under CI no model is asked by its options alone.
    for (const name of ['CI', 'GEMINI_API_KEY', 'GOOGLE_API_KEY']) vi.stubEnv(name, '');
    const options = { ...to, llm: true };

    await runOnDisk({ files: TOO_OLD, options }, async ({ outcome, output }) => {
      expect(outcome.report?.targets).toMatchObject([
        { status: 'healed', ladder: [{ step: 'search', stop: 'healed' }] },
      ]);
      expect(output).not.toContain(told);
    });
    await runOnDisk({ files: TOO_OLD, options, found: [] }, async ({ outcome }) => {
      const [target] = outcome.report?.targets ?? [];
      expect([target?.status, target?.reason]).toEqual(['not-healed', 'exhausted']);
      expect(target?.explanation).toMatch(RegExp(`^[^\\n]*; ${told}$`));
    });
  },
);

it.each([
  [true, 1],
  [false, 0],
])('with the cache switched on (%s), a run keeps what it found: %i', async (cache, kept) => {
  await runOnDisk({ options: { cache } }, async ({ root }) => {
    const { repairs } = await readCache(nodeFileSystem, root);

    expect(repairs).toHaveLength(kept);
    expect(readdirSync(`${root}/.heal`).includes('cache')).toBe(cache);
  });
});
