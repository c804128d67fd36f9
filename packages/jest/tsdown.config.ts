import { defineConfig } from 'tsdown';

const shared = { platform: 'node', target: 'node20', dts: { oxc: true }, clean: false, hash: false } as const;

// What Jest loads with `require` inside its own module system is CommonJS; the rest is ESM and reached by `import()`.
export default defineConfig([
  {
    ...shared,
    entry: ['src/index.cts', 'src/runtime.cts', 'src/test-runner.cts'],
    format: 'cjs',
    fixedExtension: true,
    external: ['./healing.js', '@jest/globals'],
  },
  {
    ...shared,
    entry: [
      'src/healing.ts',
      'src/host.ts',
      'src/test-files.ts',
      'src/probe-driver.ts',
      'src/bin/jest-heal.ts',
      'src/bin/heal.ts',
    ],
    format: 'esm',
    fixedExtension: false,
  },
]);
