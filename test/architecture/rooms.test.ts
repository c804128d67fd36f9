import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import { isTestFile, type ModuleFile } from './module-file.ts';
import { readModules } from './read-modules.ts';
import {
  barrels,
  forbiddenImports,
  forbiddenReach,
  forbiddenBetween,
  foreignPackages,
  importsOf,
  packageTrespasses,
  tooLong,
  type RoomTable,
} from './room-rules.ts';

/** Built-ins that only compute. Whatever touches files, processes, the network or the clock is `node`'s. */
const PURE = ['node:path', 'node:url', 'node:util'];

/**
 * What each room of core may import, from the bottom up. docs/decisions/0001-rooms.md says why it is so, and where it is
 * otherwise than one would expect.
 */
const ROOMS: RoomTable = {
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

/** Loaded into the test worker, next to the user's code and without permission for any of this. */
const UNREACHABLE = {
  'packages/core/src/worker.ts': {
    rooms: ['node', 'host', 'apply', 'report', 'repair', 'session', 'types'],
    packages: ['cacache', 'picocolors'],
  },
  'packages/core/src/host.ts': {
    rooms: ['repair', 'session', 'search', 'operators', 'lab'],
    packages: ['@babel/parser', 'cacache'],
  },
  'packages/core/src/options.ts': {
    rooms: ['apply', 'host', 'lab', 'mend', 'operators', 'repair', 'report', 'search', 'session', 'syntax'],
    packages: ['@babel/parser', 'cacache', 'magic-string', 'picocolors'],
  },
  'packages/core/src/request.ts': {
    rooms: ['apply', 'host', 'lab', 'mend', 'node', 'operators', 'repair', 'report', 'search', 'session', 'syntax'],
    packages: ['@babel/parser', 'cacache', 'magic-string', 'picocolors'],
  },
};

const ENGINE = [
  '@testheal/core',
  '@testheal/core/config',
  '@testheal/core/host',
  '@testheal/core/options',
  '@testheal/core/repair',
  '@testheal/core/request',
  '@testheal/core/worker',
];

/** What each folder of the room `repair` may import of the others, from the bottom up; the plot, beside them, may import all. */
const STAGES: Readonly<Record<string, readonly string[]>> = {
  world: [],
  marks: ['world'],
  search: ['world'],
  prove: ['world', 'search'],
  ask: ['world', 'marks', 'search', 'prove'],
  tell: ['world', 'marks', 'search', 'prove', 'ask'],
  recall: ['world', 'prove', 'tell'],
  mend: ['world', 'marks', 'search', 'prove', 'tell'],
};

/**
 * The rooms of the adapters are the processes in which their code runs: `run`, the user's own run; `marker`, beside its tests;
 * `host`, and in Vitest `worker`, where candidates run. `shared` is what is known of the runner.
 */
const ADAPTERS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'packages/jest/src/': {
    shared: [],
    marker: [],
    host: ['shared'],
    run: ['shared', 'marker', 'host'],
    bin: ['shared', 'run'],
  },
  'packages/vitest/src/': {
    shared: [],
    marker: ['shared'],
    worker: ['shared'],
    host: ['shared', 'worker'],
    run: ['shared', 'marker', 'host'],
    bin: ['shared', 'run'],
  },
};

/** Which entries of which workspace packages a package's code may import. */
const NEIGHBORS: Readonly<Record<string, readonly string[]>> = {
  'packages/cli': ENGINE,
  'packages/core': [],
  'packages/jest': [...ENGINE, 'testheal'],
  'packages/testkit': ENGINE,
  'packages/vitest': [...ENGINE, 'testheal'],
};

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = Object.keys(NEIGHBORS).flatMap((folder) => readModules(ROOT, `${folder}/src`));
const CORE_FILES = FILES.filter((file) => file.path.startsWith('packages/core/src/'));

describe('the repository', () => {
  it('has a row of rules for every package', () => {
    const packages = readdirSync(path.join(ROOT, 'packages')).map((name) => `packages/${name}`);

    expect(packages.toSorted()).toEqual(Object.keys(NEIGHBORS));
  });

  it('lets rooms import what the table allows, and no more', () => {
    expect(forbiddenImports(CORE_FILES, ROOMS)).toEqual([]);
  });

  it('has no cycle between rooms', () => {
    expect(findCycle(Object.keys(ROOMS), (room) => ROOMS[room]?.rooms ?? [])).toBeUndefined();
  });

  it('lets the stages of a repair import what the table allows, and no more', () => {
    expect(forbiddenBetween(CORE_FILES, 'packages/core/src/repair/', STAGES)).toEqual([]);
    expect(findCycle(Object.keys(STAGES), (stage) => STAGES[stage] ?? [])).toBeUndefined();
  });

  it.each(Object.entries(ADAPTERS))(
    'lets the rooms of %s import what the table allows, and no more',
    (folder, table) => {
      expect(forbiddenBetween(FILES, folder, table)).toEqual([]);
      expect(findCycle(Object.keys(table), (room) => table[room] ?? [])).toBeUndefined();
    },
  );

  it('has no cycle between files, types included', () => {
    expect(findCycle(paths(FILES), importsOf(FILES))).toBeUndefined();
  });

  it('has no barrels in rooms', () => {
    expect(barrels(CORE_FILES)).toEqual([]);
  });

  it.each(Object.entries(UNREACHABLE))('keeps out of the reach of %s what it must not load', (entry, unreachable) => {
    expect(forbiddenReach(CORE_FILES, entry, unreachable)).toEqual([]);
  });

  it('lets no package import past the public entries of another', () => {
    expect(packageTrespasses(FILES, publicEntries())).toEqual([]);
  });

  it('lets packages import only the neighbors they may know', () => {
    expect(foreignPackages(FILES, NEIGHBORS, Object.keys(publicEntries()))).toEqual([]);
  });

  it('has small files', () => {
    const sources = FILES.filter((file) => !isTestFile(file.path));

    expect(tooLong(sources, 300)).toEqual([]);
    expect(
      tooLong(
        FILES.filter((file) => isTestFile(file.path)),
        400,
      ),
    ).toEqual([]);
    expect(median(sources.map((file) => file.codeLines))).toBeLessThan(60);
  });
});

function paths(files: readonly ModuleFile[]): string[] {
  return files.map((file) => file.path);
}

/** By package name, the specifiers that its `exports` allow. */
function publicEntries(): Record<string, string[]> {
  const manifests = Object.keys(NEIGHBORS).map(
    (folder) => JSON.parse(readFileSync(path.join(ROOT, folder, 'package.json'), 'utf8')) as Manifest,
  );
  return Object.fromEntries(
    manifests.map(({ name, exports = {} }) => [
      name,
      Object.keys(exports).map((entry) => path.posix.join(name, entry)),
    ]),
  );
}

interface Manifest {
  readonly name: string;
  readonly exports?: Readonly<Record<string, unknown>>;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
