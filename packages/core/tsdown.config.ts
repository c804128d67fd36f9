import { defineConfig } from 'tsdown';

const COMMON = { format: 'esm', platform: 'node', target: 'node20', fixedExtension: false } as const;
const STORE = 'content-store';

export default defineConfig([
  {
    ...COMMON,
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
    dts: { oxc: true },
    // A tenth of it is used, and installed it is 0.7 MB. Its licence is in THIRD-PARTY.md.
    noExternal: ['diff'],
    // For readers there are the sources: an install of ours has to stay below 10 MB. Functions and classes keep their names, for stacks.
    minify: {
      compress: { target: 'node20', keepNames: { function: true, class: true } },
      mangle: { toplevel: false, keepNames: { function: true, class: true } },
      codegen: { removeWhitespace: true },
    },
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
    plugins: [
      {
        name: 'store-apart',
        resolveId: (source) => (source.endsWith(`/${STORE}.ts`) ? { id: `./${STORE}.js`, external: true } : undefined),
      },
    ],
  },
  {
    ...COMMON,
    // Code of others, in a file of its own: minified, and only loaded where there is a cache.
    entry: { [STORE]: 'src/cache/content-store.ts' },
    dts: false,
    noExternal: ['cacache'],
    outputOptions: { inlineDynamicImports: true },
    minify: true,
  },
]);
