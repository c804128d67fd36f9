import { defineConfig } from 'tsdown';

const shared = { platform: 'node', target: 'node20', fixedExtension: true, dts: { oxc: true } } as const;

// What Jest loads with `require` inside its own module system is CommonJS; the rest is ESM and reached by `import()`.
export default defineConfig([
  { ...shared, entry: ['src/index.cts', 'src/runtime.cts', 'src/test-runner.cts'], format: 'cjs', clean: false },
  {
    ...shared,
    fixedExtension: false,
    entry: ['src/healing.ts', 'src/host.ts', 'src/bin/jest-heal.ts', 'src/bin/heal.ts'],
    format: 'esm',
    clean: false,
  },
]);
