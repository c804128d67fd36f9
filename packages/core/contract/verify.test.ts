import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HostOracle } from '@testheal/core';
import { expect, it } from 'vitest';
import { useFixtureOracle } from './fixture-oracle.ts';

const { folder, start } = useFixtureOracle();

const PATCH = { file: 'src/a.ts', source: '', diff: '', tests: [] };

it.each(['session', 'run'] as const)(
  'what `verify` does to its process is a refusal with its reason, and the next is asked all the same (%s)',
  async (lifetime) => {
    const oracle = start({ lifetime });
    const ask = (name: string, body: string): ReturnType<HostOracle['verify']> => {
      const config = join(folder(), name);
      writeFileSync(config, `export default { verify() { ${body} } }`);
      return oracle.verify({ config, patch: PATCH, timeoutMs: 100 }, new AbortController().signal);
    };

    const answers = [
      await ask('exits.mjs', 'process.exit(3)'),
      await ask('loops.mjs', 'for (;;);'),
      await ask('accepts.mjs', 'return true'),
    ];

    expect(answers).toEqual([
      { accepted: false, reason: expect.stringMatching(/^`verify` ended its process: .*3/) },
      { accepted: false, reason: '`verify` did not answer within 0.1 s, nor let go' },
      { accepted: true },
    ]);
  },
);
