import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createTypeHost } from './type-host.ts';

it.each([
  ['src/a.ts', 'no-typescript'],
  ['src/a.tsx', 'no-typescript'],
  ['src/a.mts', 'no-typescript'],
  ['src/a.js', 'javascript'],
  ['src/a.jsx', 'javascript'],
  ['src/a.vue', 'javascript'],
])('asks nobody about %s in a project without TypeScript, and says why: %s', async (file, why) => {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'testheal-types-')));
  await using host = createTypeHost({ env: {}, cwd: root });
  host.warmUp(path.join(root, file));

  const ticket = host.ask({ file: path.join(root, file), source: 'export {};', regions: [{ start: 0, end: 10 }] });

  rmSync(root, { recursive: true });
  expect(ticket).toEqual({ why });
});
