import { defineConfig } from 'tsdown';

// `HealConfig` is written out in our types: neither CommonJS nor older module resolution can import them from an ES module.
const dts = { oxc: true, resolve: ['@testheal/core/config'] };
// Without comments, which are for readers of the sources: each test file with a mark compiles what it loads anew.
const minify = { compress: false, mangle: false, codegen: { removeWhitespace: false } } as const;
const shared = { platform: 'node', target: 'node20', dts, minify, clean: false, hash: false } as const;

// What Jest loads with `require` inside its own module system is CommonJS; the rest is ESM and reached by `import()`.
const commonJs = {
  ...shared,
  format: 'cjs',
  fixedExtension: true,
  external: ['./green-run.js', './healing.js', './reporter.cjs', '@jest/globals'],
  // What is loaded late is named as it lies in `dist`.
  inputOptions: { makeAbsoluteExternalsRelative: false },
} as const;

export default defineConfig([
  {
    ...commonJs,
    entry: ['src/index.cts'],
    // A reporter class to Jest and Node, with `heal` and `default` on it for Babel, TypeScript and named imports.
    outputOptions: { esModule: false, footer: 'module.exports = Object.assign(exports.default, exports);' },
  },
  {
    ...commonJs,
    entry: {
      reporter: 'src/run/reporter.cts',
      runtime: 'src/host/runtime.cts',
      'test-runner': 'src/host/test-runner.cts',
    },
  },
  // Loaded at the start of every Node process that `heal init --literal` reaches: one small file.
  { ...commonJs, entry: ['src/register.cts'] },
  {
    ...shared,
    entry: {
      'green-run': 'src/run/green-run.ts',
      healing: 'src/run/healing.ts',
      host: 'src/host/host.ts',
      'test-files': 'src/host/test-files.ts',
      'probe-driver': 'src/host/probe/probe-driver.ts',
      'bin/jest-heal': 'src/bin/jest-heal.ts',
      'bin/heal': 'src/bin/heal.ts',
    },
    format: 'esm',
    fixedExtension: false,
  },
]);
