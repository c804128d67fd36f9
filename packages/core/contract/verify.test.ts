import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type HostOracle, cagedEnvironment, createHostOracle } from '@testheal/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { FIXTURES } from './watch-processes.ts';

let folder: string;
let oracle: HostOracle;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-'));
});
afterEach(async () => {
  await oracle[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

const PATCH = { file: 'src/a.ts', source: '', diff: '', tests: [] };

it.each(['session', 'run'] as const)(
  'what `verify` does to its process is a refusal with its reason, and the next is asked all the same (%s)',
  async (lifetime) => {
    oracle = createHostOracle<object>({
      entry: join(FIXTURES, 'host.mjs'),
      setup: {},
      execArgv: [],
      env: cagedEnvironment({ PATH: process.env['PATH'], TMPDIR: folder }),
      cwd: folder,
      memoryMb: 64,
      runner: { name: 'fixture', version: '1.0.0' },
      lifetime,
    });
    const ask = (name: string, body: string): ReturnType<HostOracle['verify']> => {
      const config = join(folder, name);
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
