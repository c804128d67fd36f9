import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: [
    'src/index.ts',
    'src/config.ts',
    'src/host.ts',
    'src/options.ts',
    'src/repair.ts',
    'src/request.ts',
    'src/types.ts',
    'src/worker.ts',
  ],
  format: 'esm',
  platform: 'node',
  target: 'node20',
  dts: { oxc: true },
  // A tenth of it is used, and installed it is 0.7 MB. Its licence is in THIRD-PARTY.md.
  noExternal: ['diff'],
  // Without comments, which are for readers of the sources: an install of ours has to stay below 10 MB.
  minify: { compress: false, mangle: false, codegen: { removeWhitespace: false } },
  fixedExtension: false,
  // What a green run with healing reads before and after its tests is one file: each file more costs it a millisecond or two.
  outputOptions: {
    advancedChunks: {
      groups: [
        // Of these, what workers need as well.
        { name: 'basics', test: /\/src\/(?:model\/(?:errors|search-part)|node\/load-module)\.ts$/, priority: 1 },
        { name: 'options', test: /\/src\/(?:options|config)\/.*(?<!\.d)\.ts$/ },
      ],
    },
  },
});
