import { rmSync } from 'node:fs';

import { defineConfig } from 'tsdown';

// Two builds share the folder, so neither of them may clean it.
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });

const shared = { platform: 'node', target: 'node20', dts: { oxc: true }, clean: false } as const;

/** By the reporter, from files of their own, so that both builds have the same. */
const LOADED_LATE = ['./green-run.js', './healing.js'];

export default defineConfig([
  // Loaded by `require` at the start of every Node process that `heal init --literal` reaches: one small file.
  { ...shared, entry: ['src/register.cts'], format: 'cjs', fixedExtension: true },
  // Every test file with a mark loads it in a worker of its own, where each file more costs a millisecond or two. In a browser,
  // too: nothing of it may import what only Node has.
  { ...shared, entry: ['src/index.ts'], format: 'esm', fixedExtension: false, external: LOADED_LATE },
  {
    ...shared,
    entry: [
      'src/plugin.ts',
      'src/green-run.ts',
      'src/healing.ts',
      'src/host.ts',
      'src/runner.ts',
      'src/heal-runner.ts',
      'src/global-setup.ts',
      'src/bin/vitest-heal.ts',
      'src/bin/heal.ts',
    ],
    format: 'esm',
    fixedExtension: false,
    external: LOADED_LATE,
  },
]);
