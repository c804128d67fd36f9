import { defineConfig } from 'tsdown';

export default defineConfig({
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
  platform: 'node',
  target: 'node20',
  dts: { oxc: true },
  fixedExtension: false,
});
