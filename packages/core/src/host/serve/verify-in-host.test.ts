import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { verifyInHost } from './verify-in-host.ts';

const PATCH = { file: 'src/a.ts', symbol: 'f', source: 'export const f = 1;\n', diff: '', tests: [] };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'verify-in-host-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  ['accepts.mjs', 'export default { verify: ({ source }) => source.includes("f = 1") }', { accepted: true }],
  [
    'typed.ts',
    'export default { verify: async (patch: { file: string }): Promise<boolean> => patch.file === "src/a.ts" };',
    { accepted: true },
  ],
  [
    'refuses.cjs',
    'module.exports = { verify: () => false }',
    { accepted: false, reason: '`verify` did not accept it' },
  ],
  [
    'throws.mjs',
    'export default { verify() { throw new Error("no way") } }',
    { accepted: false, reason: '`verify` threw: no way' },
  ],
  [
    'waits.mjs',
    'export default { verify: () => new Promise(() => {}) }',
    { accepted: false, reason: '`verify` did not answer within 0.05 s', isLate: true },
  ],
  [
    'broken.mjs',
    'throw new Error("a key is missing")',
    { accepted: false, reason: '`verify` could not be loaded where tests run: a key is missing' },
  ],
  ['changed.mjs', 'export default {}', { accepted: false, reason: '`verify` is no function where tests run' }],
])('asks the `verify` of a config on disk: %s', async (name, text, answer) => {
  const config = path.join(folder, name);
  writeFileSync(config, text);

  expect(await verifyInHost({ config, patch: PATCH, timeoutMs: 50 })).toEqual(answer);
});
