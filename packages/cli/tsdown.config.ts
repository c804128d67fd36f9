import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: ['src/index.ts', 'src/bin.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: { oxc: true },
  fixedExtension: false,
  // As in core: an install of ours has to stay below 10 MB. Functions and classes keep their names, for stacks.
  minify: {
    compress: { target: 'node20', keepNames: { function: true, class: true } },
    mangle: { toplevel: false, keepNames: { function: true, class: true } },
    codegen: { removeWhitespace: true },
  },
});
