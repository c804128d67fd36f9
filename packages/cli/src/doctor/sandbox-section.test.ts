import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, it } from 'vitest';

import type { Check } from './check.ts';
import { sandboxSection, type SandboxQuestion } from './sandbox-section.ts';

async function checkOf(id: string, question: Partial<SandboxQuestion> = {}): Promise<Check | undefined> {
  const { checks } = await sandboxSection({ env: {}, memoryMb: 64, ...question });
  return checks.find((check) => check.id === id);
}

it('tries what Node refuses, and is not misled by options of this process', async () => {
  const refused = await checkOf('cage-permissions', { env: { NODE_OPTIONS: '--no-such-option' } });

  expect(refused).toMatchObject({
    status: 'ok',
    facts: { refusesSockets: Number(process.versions.node.split('.')[0]) >= 25 },
  });
});

it('warns when one worker may take more than half of the memory', async () => {
  const [usual, huge] = [await checkOf('cage-memory'), await checkOf('cage-memory', { memoryMb: 2 ** 30 })];

  expect(usual?.status).toBe('ok');
  expect(huge).toMatchObject({ status: 'warning', advice: expect.stringContaining('`memoryMb`') as string });
});

it('finds bubblewrap where programs are, and says that it is not used', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'heal-bwrap-'));
  writeFileSync(join(folder, 'bwrap'), '');
  chmodSync(join(folder, 'bwrap'), 0o755);

  const found = await checkOf('cage-bubblewrap', { env: { PATH: folder } });
  const missing = await checkOf('cage-bubblewrap', { env: {} });
  rmSync(folder, { recursive: true });

  expect([found?.text, missing?.text]).toEqual([
    'bubblewrap: installed, and not used by this version',
    'bubblewrap: not installed, and not used by this version',
  ]);
});

it('warns on Windows, which was never tried', async () => {
  expect((await checkOf('cage-process-group', { platform: 'win32' }))?.status).toBe('warning');
  expect((await checkOf('cage-process-group', { platform: 'linux' }))?.status).toBe('ok');
});
