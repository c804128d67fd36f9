import { describe, expect, it } from 'vitest';
import { findCycle } from './find-cycle.ts';
import type { ModuleFile } from './module-file.ts';
import { toModuleFile } from './read-modules.ts';
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

describe('the rules', () => {
  const table: RoomTable = {
    model: { rooms: [], packages: [], builtIns: [] },
    guard: { rooms: ['model'], packages: ['diff'], builtIns: ['node:path'] },
    node: { rooms: [], packages: [], builtIns: ['node:fs'] },
  };

  it.each([
    ['another room', ['../node/b.ts'], 'the room node'],
    ['a built-in with effects', ['node:fs'], 'node:fs'],
    ['a built-in with effects, without its prefix', ['fs'], 'fs'],
    ['a package', ['picocolors'], 'picocolors'],
    ['an entry of core', ['../index.ts'], '../index.ts, which is in no room'],
    ['a file outside core', ['../../../vitest/src/a.ts'], '../../../vitest/src/a.ts, which is in no room'],
  ])('refuse %s that the table does not allow', (_what, imports, named) => {
    const files = [made('packages/core/src/guard/a.ts', imports)];

    expect(forbiddenImports(files, table)).toEqual([`packages/core/src/guard/a.ts imports ${named}`]);
  });

  it('let pass what the table allows, the own room, tests and entries', () => {
    const files = [
      made('packages/core/src/guard/a.ts', ['../model/b.ts', './c.ts', 'diff', 'node:path']),
      made('packages/core/src/guard/a.test.ts', ['../node/b.ts', 'vitest']),
      made('packages/core/src/index.ts', ['./node/b.ts']),
    ];

    expect(forbiddenImports(files, table)).toEqual([]);
  });

  it('refuse a room without a row', () => {
    expect(forbiddenImports([made('packages/core/src/attic/a.ts', [])], table)).toEqual([
      'packages/core/src/attic/a.ts lies in a room that is not in the table',
    ]);
  });

  it('refuse ways between the folders of a room that the table does not allow, and into the room itself', () => {
    const files = [
      made('packages/core/src/repair/plot.ts', ['./search/a.ts']),
      made('packages/core/src/repair/search/a.ts', ['./b.ts', '../world/c.ts', '../../model/d.ts', '../tell/e.ts']),
      made('packages/core/src/repair/world/c.ts', ['../plot.ts', '../search/a.ts']),
      made('packages/core/src/repair/world/c.test.ts', ['../search/a.ts']),
      made('packages/core/src/repair/attic/f.ts', []),
      made('packages/core/src/model/d.ts', ['../repair/plot.ts']),
    ];

    expect(
      forbiddenBetween(files, 'packages/core/src/repair/', { world: [], search: ['world'], tell: ['search'] }),
    ).toEqual([
      'packages/core/src/repair/search/a.ts imports ../tell/e.ts',
      'packages/core/src/repair/world/c.ts imports ../plot.ts',
      'packages/core/src/repair/world/c.ts imports ../search/a.ts',
      'packages/core/src/repair/attic/f.ts lies in a folder that is not in the table',
    ]);
  });

  it('find the cycle among files that also lead elsewhere', () => {
    const files = [made('p/x/a.ts', ['./b.ts']), made('p/x/b.ts', ['./c.ts', './d.ts']), made('p/x/d.ts', ['./b.ts'])];

    expect(findCycle(paths(files), importsOf(files))).toEqual(['p/x/b.ts', 'p/x/d.ts', 'p/x/b.ts']);
  });

  it('find no cycle where two ways meet', () => {
    const files = [made('p/x/a.ts', ['./b.ts', './c.ts']), made('p/x/b.ts', ['./d.ts']), made('p/x/c.ts', ['./d.ts'])];

    expect(findCycle(paths(files), importsOf(files))).toBeUndefined();
  });

  it('take a file of re-exports in a room for a barrel, and an entry for none', () => {
    const source = "export { a } from './a.ts';\nexport * from './b.ts';\n";
    const files = ['packages/core/src/guard/all.ts', 'packages/core/src/index.ts'].map((file) =>
      toModuleFile(file, source),
    );

    expect(barrels(files)).toEqual(['packages/core/src/guard/all.ts']);
  });

  it('show the way from an entry to a room and a package out of its reach', () => {
    const files = [
      made('packages/core/src/worker.ts', ['./lab/a.ts']),
      made('packages/core/src/lab/a.ts', ['../node/b.ts', 'diff/lib/x.js']),
    ];

    expect(forbiddenReach(files, 'packages/core/src/worker.ts', { rooms: ['node'], packages: ['diff'] })).toEqual([
      'packages/core/src/worker.ts → packages/core/src/lab/a.ts → diff/lib/x.js',
      'packages/core/src/worker.ts → packages/core/src/lab/a.ts → packages/core/src/node/b.ts',
    ]);
  });

  it('refuse ways into another package past its entries', () => {
    const files = [
      made('packages/vitest/src/a.ts', ['../../core/src/model/edit.ts', '@testheal/core/src/x.ts', '@testheal/core']),
      made('packages/vitest/src/a.test.ts', ['../../testkit/src/x.ts', '../package.json']),
    ];

    expect(packageTrespasses(files, { '@testheal/core': ['@testheal/core'] })).toEqual([
      'packages/vitest/src/a.ts imports ../../core/src/model/edit.ts',
      'packages/vitest/src/a.ts imports @testheal/core/src/x.ts',
      'packages/vitest/src/a.test.ts imports ../../testkit/src/x.ts',
    ]);
  });

  it('refuse neighbors that a package may not know, save in its tests', () => {
    const files = [
      made('packages/core/src/guard/a.ts', ['@testheal/vitest', 'vitest']),
      made('packages/core/src/guard/a.test.ts', ['@testheal/testkit']),
    ];

    expect(foreignPackages(files, { 'packages/core': [] }, ['@testheal/vitest', '@testheal/testkit'])).toEqual([
      'packages/core/src/guard/a.ts imports @testheal/vitest',
    ]);
  });

  it('see every form of import', () => {
    const source = `
      import a from './a.ts';
      import type { B } from './b.ts';
      export { c } from './c.ts';
      export * from './d.ts';
      import e = require('./e.cts');
      const f = require('./f.cjs');
      const g = await import('./g.ts');
      type H = import('./h.ts').H;
      import.meta.resolve('./i.ts');
      path.resolve('./not-this');
    `;

    expect(toModuleFile('x.ts', source).imports).toEqual(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((name) => expect.stringMatching(`^./${name}`)),
    );
  });

  it('count lines of code, not blanks and comments', () => {
    const source = '/** About it. */\nconst a = 1; // so\n\n// why\nconst b = `x\ny`;\n';

    expect(toModuleFile('x.ts', source).codeLines).toBe(3);
    expect(tooLong([{ ...made('long.ts', []), codeLines: 301 }, made('short.ts', [])], 300)).toEqual(['long.ts: 301']);
  });
});

function made(file: string, imports: readonly string[]): ModuleFile {
  return { path: file, imports, onlyReExports: false, codeLines: 1 };
}

function paths(files: readonly ModuleFile[]): string[] {
  return files.map((file) => file.path);
}
