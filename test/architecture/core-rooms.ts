import type { RoomTable } from './room-rules.ts';

/** Built-ins that only compute. Whatever touches files, processes, the network or the clock is `node`'s. */
const PURE = ['node:path', 'node:url', 'node:util'];

/**
 * What each room of core may import, from the bottom up. docs/decisions/0001-rooms.md says why it is so, and where it is
 * otherwise than one would expect.
 */
export const CORE_ROOMS: RoomTable = {
  model: { rooms: [], packages: [], builtIns: [] },
  ports: { rooms: ['model'], packages: [], builtIns: [] },
  // The parser is loaded by `require`.
  syntax: {
    rooms: ['model'],
    packages: ['@babel/parser', '@babel/types', 'diff', 'magic-string'],
    builtIns: ['node:module'],
  },
  operators: { rooms: ['model', 'syntax'], packages: ['@babel/types', '@eslint-community/regexpp'], builtIns: PURE },
  // `lab` for `runProbe`, which brings search and lab together; the search itself knows the port only.
  search: { rooms: ['model', 'ports', 'syntax', 'operators', 'lab'], packages: ['@babel/types'], builtIns: PURE },
  instrument: { rooms: ['model', 'ports', 'syntax'], packages: ['@babel/types', 'magic-string'], builtIns: PURE },
  // How full the heap is, as its clock tells the time: of the worker itself.
  // The last two for the clock of the tests' realm.
  lab: {
    rooms: ['model', 'ports', 'syntax', 'instrument'],
    packages: [],
    builtIns: [...PURE, 'node:v8', 'node:async_hooks', 'node:module'],
  },
  target: { rooms: ['model', 'syntax', 'marks'], packages: ['@babel/types', 'fastest-levenshtein'], builtIns: PURE },
  marks: { rooms: ['model', 'syntax'], packages: ['@babel/types'], builtIns: [] },
  // `target` for its reading of a module's exports, which a guess at a marker and the public surface are made of.
  diagnose: { rooms: ['model', 'syntax', 'target'], packages: [], builtIns: PURE },
  guard: { rooms: ['model', 'syntax', 'target'], packages: ['@babel/types'], builtIns: PURE },
  // `operators` for what stands in a line that throws while it loads, `diagnose` for the line in a stack.
  mend: {
    rooms: ['model', 'syntax', 'target', 'diagnose', 'operators', 'guard'],
    packages: ['@babel/types', 'fastest-levenshtein'],
    builtIns: PURE,
  },
  // Reading, merging and prompting are pure. Of the SDKs the types alone: they are optional, and loaded from the user's project.
  llm: {
    rooms: ['model', 'ports', 'secrets', 'syntax', 'target'],
    packages: ['@anthropic-ai/sdk', '@babel/parser', '@babel/types', '@google/genai', 'diff', 'openai'],
    // Hashing computes.
    builtIns: [...PURE, 'node:crypto'],
  },
  verify: { rooms: ['model', 'ports'], packages: [], builtIns: [] },
  // Hashing computes. `cacache` works on real files, past the port: it is given a folder that the port has looked at.
  cache: { rooms: ['model', 'ports'], packages: ['cacache'], builtIns: [...PURE, 'node:crypto'] },
  rank: { rooms: ['model'], packages: [], builtIns: [] },
  // The library for slips is loaded by `require` when there is one.
  options: { rooms: ['model', 'ports'], packages: ['fastest-levenshtein'], builtIns: ['node:module'] },
  report: { rooms: ['model', 'ports'], packages: ['diff', 'picocolors'], builtIns: PURE },
  // Hashing computes.
  apply: { rooms: ['model', 'ports'], packages: [], builtIns: [...PURE, 'node:crypto'] },
  secrets: { rooms: [], packages: [], builtIns: [] },
  // `jiti` for configs in TypeScript: the user's own code, loaded in the user's own process. `secrets` for the cage.
  node: {
    rooms: ['ports', 'secrets'],
    packages: ['jiti'],
    builtIns: [
      ...PURE,
      'node:child_process',
      'node:crypto',
      'node:events',
      'node:fs',
      'node:fs/promises',
      'node:module',
      'node:os',
      'node:perf_hooks',
      'node:timers/promises',
      // Its garbage collector, which Node gives to new contexts alone.
      'node:v8',
      'node:vm',
    ],
  },
  // Runs in a process of its own, and reads with the project's TypeScript: of the package the declarations alone.
  types: { rooms: ['model', 'node'], packages: ['typescript'], builtIns: [] },
  // A timer is what a host is watched with; its processes and pipes are `node`'s.
  host: { rooms: ['model', 'ports', 'node', 'verify'], packages: [], builtIns: [...PURE, 'node:timers/promises'] },
  config: { rooms: ['model', 'ports', 'options', 'node'], packages: [], builtIns: PURE },
  // `host` for the one supervisor of probes, which is policy over the `Oracle` port; `search` for what it makes of a text
  // alone where there is no probe; `report` for the text of a diff.
  repair: {
    rooms: [
      'instrument',
      'model',
      'ports',
      'options',
      'syntax',
      'marks',
      'target',
      'diagnose',
      'guard',
      'mend',
      'search',
      'llm',
      'cache',
      'verify',
      'rank',
      'host',
      'report',
    ],
    packages: ['diff'],
    builtIns: PURE,
  },
  // The engine over one function and callable tests, in the caller's own process: a wiring of its own beside `repair`.
  runtime: {
    rooms: [
      'model',
      'ports',
      'options',
      'syntax',
      'instrument',
      'lab',
      'search',
      'guard',
      'rank',
      'verify',
      'llm',
      'secrets',
      'report',
      'node',
    ],
    packages: ['@babel/types'],
    // Compiling a text, and knowing whether a repair is what calls, have no effect outside of the process.
    builtIns: [...PURE, 'node:async_hooks', 'node:vm'],
  },
  session: {
    rooms: [
      'model',
      'ports',
      'options',
      'config',
      'marks',
      'repair',
      'report',
      'apply',
      'cache',
      'node',
      'llm',
      'secrets',
    ],
    packages: ['ignore'],
    builtIns: PURE,
  },
};
