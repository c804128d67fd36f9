import { rmSync } from 'node:fs';

import { defineConfig } from 'tsdown';

// Two builds share the folder, so neither of them may clean it.
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });

const shared = { platform: 'node', target: 'node20', dts: { oxc: true }, clean: false } as const;

export default defineConfig([
  // Loaded by `require` at the start of every Node process that `heal init --literal` reaches: one small file.
  { ...shared, entry: ['src/register.cts'], format: 'cjs', fixedExtension: true },
  // Every test file with a mark loads it in a worker of its own, where each file more costs a millisecond or two. In a browser,
  // too: nothing of it may import what only Node has.
  { ...shared, entry: ['src/index.ts'], format: 'esm', fixedExtension: false },
  {
    ...shared,
    entry: {
      plugin: 'src/run/plugin.ts',
      // What `late-parts.ts` loads.
      'green-run': 'src/run/green-run.ts',
      healing: 'src/run/healing.ts',
      'tell-slips': 'src/run/tell-slips.ts',
      'global-setup': 'src/run/global-setup.ts',
      host: 'src/host/host.ts',
      runner: 'src/worker/runner.ts',
      'heal-runner': 'src/worker/heal-runner.ts',
      'bin/vitest-heal': 'src/bin/vitest-heal.ts',
      'bin/heal': 'src/bin/heal.ts',
    },
    format: 'esm',
    fixedExtension: false,
  },
]);
