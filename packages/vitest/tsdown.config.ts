import { rmSync } from 'node:fs';

import { defineConfig } from 'tsdown';

// Two builds share the folder, so neither of them may clean it.
rmSync(new URL('dist', import.meta.url), { recursive: true, force: true });

const shared = { platform: 'node', target: 'node20', dts: { oxc: true }, clean: false } as const;

export default defineConfig([
  // Loaded by `require` at the start of every Node process that `heal init --literal` reaches: one small file.
  { ...shared, entry: ['src/register.cts'], format: 'cjs', fixedExtension: true },
  {
    ...shared,
    entry: [
      'src/index.ts',
      'src/plugin.ts',
      'src/host.ts',
      'src/runner.ts',
      'src/heal-runner.ts',
      'src/global-setup.ts',
      'src/bin/vitest-heal.ts',
      'src/bin/heal.ts',
    ],
    format: 'esm',
    fixedExtension: false,
    // Every test file with a mark loads `index.js` in a worker of its own, and each file it needs costs a millisecond there.
    // In a browser, too: nothing of it may import what only Node has.
    outputOptions: {
      advancedChunks: {
        groups: [{ name: 'reporter', test: /\/(?:reporter|healing-signal|trouble-line|is-vitest-3)\.ts$/ }],
      },
    },
  },
]);
