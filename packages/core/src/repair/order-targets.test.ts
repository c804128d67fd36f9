import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseModule } from '../syntax/parse.ts';
import { findSymbol } from '../target/find-symbol.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import type { TargetGroup } from './world/group-targets.ts';
import { orderTargets } from './order-targets.ts';

/** The order of targets, `file#symbol`, among modules by name. */
async function orderOf(modules: Readonly<Record<string, string>>, targets: readonly string[]): Promise<string[]> {
  const world: TargetWorld = {
    root: '/p',
    workspace: '/p',
    testFiles: [],
    resolveImport: async (specifier, importer) => {
      const file = path.posix.resolve(path.posix.dirname(importer), specifier);
      return path.posix.basename(file) in modules ? file : undefined;
    },
    readSource: async (file) => modules[path.posix.basename(file)] ?? '',
    realPath: async (file) => file,
    listFolder: async () => [],
  };
  const groups = targets.map((written): TargetGroup => {
    const [name = '', symbol] = written.split('#');
    const source = modules[name] ?? '';
    const node = symbol === undefined ? undefined : findSymbol(parseModule(source, name), symbol.split('.')).node;
    const region = { start: node?.start ?? 0, end: node?.end ?? source.length };
    return {
      target: { file: `/p/${name}`, source, regions: [region], ...(symbol !== undefined && { symbol }) },
      tests: [],
    };
  });
  const ordered = await orderTargets(groups, world);
  return ordered.map(
    ({ target }) => path.posix.basename(target.file) + (target.symbol === undefined ? '' : `#${target.symbol}`),
  );
}

describe('orderTargets', () => {
  it.each<[string, Record<string, string>, string[], string[]]>([
    [
      'the imported before its importer',
      { 'a.ts': "import './b.ts'; export const f = () => 1", 'b.ts': 'export const g = () => 1' },
      ['a.ts#f', 'b.ts#g'],
      ['b.ts#g', 'a.ts#f'],
    ],
    [
      'the imported through others',
      {
        'a.ts': "export * from './m.ts'; export const f = () => 1",
        'm.ts': "export { g } from './b.ts'",
        'b.ts': 'export const g = () => 1',
      },
      ['a.ts#f', 'b.ts#g'],
      ['b.ts#g', 'a.ts#f'],
    ],
    [
      'the default export before who calls it by its name',
      { 'a.ts': 'export const f = () => limit(1)\nexport default function limit(n) { return [n, n, n, n] }' },
      ['a.ts#f', 'a.ts#default'],
      ['a.ts#default', 'a.ts#f'],
    ],
    [
      'the required',
      { 'a.cjs': "const b = require('./b.cjs'); exports.f = () => 1", 'b.cjs': 'exports.g = () => 1' },
      ['a.cjs#f', 'b.cjs#g'],
      ['b.cjs#g', 'a.cjs#f'],
    ],
    [
      'what is imported while it runs',
      { 'a.ts': "export const f = () => import('./b.ts')", 'b.ts': 'export const g = () => 1' },
      ['a.ts#f', 'b.ts#g'],
      ['b.ts#g', 'a.ts#f'],
    ],
    [
      'not what only types are imported from',
      { 'a.ts': "import type { T } from './b.ts'; export const f = () => 1", 'b.ts': 'export const g = () => 1' },
      ['a.ts#f', 'b.ts#g'],
      ['a.ts#f', 'b.ts#g'],
    ],
    [
      'the called before its caller in one module',
      { 'a.ts': 'export const f = () => g(); export const g = () => 1' },
      ['a.ts#f', 'a.ts#g'],
      ['a.ts#g', 'a.ts#f'],
    ],
    [
      'a method before the function that calls it',
      { 'a.ts': 'export const f = (c) => c.total(); export class C { total() {} }' },
      ['a.ts#f', 'a.ts#C.total'],
      ['a.ts#C.total', 'a.ts#f'],
    ],
    [
      'what is called through another, which no mark names',
      {
        'a.ts':
          'export class C { f() { return this.g() }\ng() { return this.h(1, 2) }\nh(a, b) { return h2(a) + b } }\nfunction h2() {}',
      },
      ['a.ts#C.f', 'a.ts#C.h'],
      ['a.ts#C.h', 'a.ts#C.f'],
    ],
    [
      'a symbol before its whole module',
      { 'a.ts': 'export const f = () => 1' },
      ['a.ts', 'a.ts#f'],
      ['a.ts#f', 'a.ts'],
    ],
    [
      'strangers as they come',
      { 'a.ts': 'export const f = () => 1', 'b.ts': 'export const g = () => 1' },
      ['b.ts#g', 'a.ts#f'],
      ['b.ts#g', 'a.ts#f'],
    ],
    [
      'all of a cycle, each once',
      { 'a.ts': "import './b.ts'; export const f = () => 1", 'b.ts': "import './a.ts'; export const g = () => 1" },
      ['a.ts#f', 'b.ts#g'],
      ['b.ts#g', 'a.ts#f'],
    ],
    [
      'users of a module that does not parse',
      {
        'a.ts': "import './b.ts'; import './c.ts'; export const f = () => 1",
        'b.ts': 'export (',
        'c.ts': 'export const g = () => 1',
      },
      ['a.ts#f', 'c.ts#g'],
      ['c.ts#g', 'a.ts#f'],
    ],
  ])('puts %s', async (_what, modules, targets, expected) => {
    expect(await orderOf(modules, targets)).toEqual(expected);
  });
});
