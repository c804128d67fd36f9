import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { TestError } from '../model/test-result.ts';
import { applyEdits } from '../syntax/apply-edits.ts';
import type { TargetWorld } from '../target/resolve-target.ts';
import { mendsOf } from './mends-of.ts';

const ROOT = '/p';

function worldOf(files: Readonly<Record<string, string>>): TargetWorld {
  const all = Object.keys(files).map((file) => `${ROOT}/${file}`);
  return {
    root: ROOT,
    workspace: ROOT,
    testFiles: all.filter((file) => file.includes('.test.')),
    resolveImport: async (specifier, importer) => {
      const base = path.posix.join(path.posix.dirname(importer), specifier);
      const plain = base.replace(/\.js$/, '');
      return [base, `${base}.ts`, `${base}.js`, `${base}/index.ts`, `${plain}.ts`].find((file) => all.includes(file));
    },
    readSource: async (file) => files[path.posix.relative(ROOT, file)] as string,
    realPath: async (file) => file,
    listFolder: async (folder) => {
      const inside = all.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
      return [...new Set(inside.map((file) => file.split('/', 1)[0] as string))];
    },
  };
}

/** The texts that the mends of `src/a.ts` lead to, the likeliest first, with the name of the operator. */
async function mended(
  files: Readonly<Record<string, string>>,
  messages: readonly string[] = [],
  file = 'src/a.ts',
): Promise<[operator: string, text: string][]> {
  const source = files[file] as string;
  const errors = messages.map((message): TestError => ({
    name: 'Error',
    message,
    stack: `${message}\n    at /p/${file}:1:1`,
  }));
  const found = await mendsOf({ file: `${ROOT}/${file}`, source, errors, hasLoaded: true }, worldOf(files));
  return found.map(({ operator, edits }) => [operator, applyEdits(source, edits)]);
}

const USE = 'export const b = total([1]);\n';
const NOT_DEFINED = 'total is not defined';

it('finds what lies near in a project of many folders', async () => {
  const many = Array.from({ length: 500 }, (_, nth) => [`apps/app${nth}/index.ts`, 'export const x = 1;\n'] as const);
  const files = {
    ...Object.fromEntries(many),
    'web/cart/a.ts': USE,
    'web/sums/sum.ts': 'export function total() {}',
  };

  expect(await mended(files, [NOT_DEFINED], 'web/cart/a.ts')).toContainEqual([
    'add-import',
    `import { total } from '../sums/sum';\n\n${USE}`,
  ]);
});

describe('a missing import', () => {
  it.each<[string, Record<string, string>, string]>([
    [
      'is added below the others, in their style',
      {
        'src/a.ts': `import { c } from "./c.js"\n${USE}`,
        'src/c.ts': 'export const c = 1',
        'src/sum.ts': 'export function total() {}',
      },
      `import { c } from "./c.js"\nimport { total } from "./sum.js"\n${USE}`,
    ],
    [
      'completes an import of the same module',
      {
        'src/a.ts': `import { c } from './sum';\n${USE}`,
        'src/sum.ts': 'export const c = 1; export function total() {}',
      },
      `import { c, total } from './sum';\n${USE}`,
    ],
    [
      'takes from a module that it imports from before a nearer one',
      {
        'src/a.ts': `import { c } from '../lib/sum';\n${USE}`,
        'lib/sum.ts': 'export const c = 1; export function total() {}',
        'src/other.ts': 'export function total() {}',
      },
      `import { c, total } from '../lib/sum';\n${USE}`,
    ],
    [
      'goes to the top of a module without imports',
      { 'src/a.ts': USE, 'src/lib/index.ts': "export { total } from './x';" },
      `import { total } from './lib';\n\n${USE}`,
    ],
    [
      'is a `require` where the module has these',
      {
        'src/a.ts': `const { c } = require('./c');\nexports.b = total([c]);\n`,
        'src/c.ts': 'exports.c = 1;',
        'src/sum.ts': 'module.exports = { total() {} };',
      },
      `const { c } = require('./c');\nconst { total } = require('./sum');\nexports.b = total([c]);\n`,
    ],
    [
      'is of the default that has the name',
      { 'src/a.ts': USE, 'src/sum.ts': 'export default function total() {}' },
      `import total from './sum';\n\n${USE}`,
    ],
  ])('%s', async (_what, files, text) => {
    expect((await mended(files, [NOT_DEFINED]))[0]).toEqual(['add-import', text]);
  });

  it('is not taken from a test, and never for a name that the module declares', async () => {
    const files = {
      'src/a.ts': `const total = (x: number[]): number => x.length;\n${USE}`,
      'src/sum.test.ts': 'export const total = 1;',
    };

    expect(await mended(files, [NOT_DEFINED])).toEqual([]);
  });

  it('brings all names of a deleted line back', async () => {
    const files = {
      'src/a.ts': 'export const b = total([mean(1)]);\n',
      'src/sum.ts': 'export const total = 1, mean = 2;',
    };

    expect((await mended(files, [NOT_DEFINED])).map(([, text]) => text)).toContain(
      "import { total, mean } from './sum';\n\nexport const b = total([mean(1)]);\n",
    );
  });
});

it('takes the near name in scope for one that nobody declares', async () => {
  const files = { 'src/a.ts': 'const totals = [1];\nexport const b = (): number => totls.length;\n' };

  expect(await mended(files, ['totls is not defined'])).toEqual([
    ['correct-name', 'const totals = [1];\nexport const b = (): number => totals.length;\n'],
  ]);
});

describe('a relative import that leads nowhere', () => {
  it.each([
    ['a misspelt file', './sums', 'src/sum.ts', './sum'],
    ['another case', './Sum', 'src/sum.ts', './sum'],
    ['a folder up', './sum', 'sum.ts', '../sum'],
    ['a folder down', './sum', 'src/lib/sum.ts', './lib/sum'],
    ['an extension', './sum.ts', 'src/sum.js', './sum.js'],
    ['an index', './lib/sum', 'src/sum/index.ts', './sum'],
  ])('with %s finds the file', async (_what, wrong, file, right) => {
    const source = (specifier: string): string => `import { total } from '${specifier}';\n${USE}`;
    const files = { 'src/a.ts': source(wrong), [file]: 'export const total = (): number => 1;', 'src/other.ts': '' };

    expect((await mended(files))[0]).toEqual(['correct-import-path', source(right)]);
  });
});

describe('a name that others take from the module', () => {
  const test = { 'test/a.test.ts': "import { total } from '../src/a';\ntotal();\n" };

  it.each<[string, string, string, string]>([
    ['is exported where it is declared', 'function total() {}\n', 'add-export', 'export function total() {}\n'],
    [
      'joins the list of exports',
      'const total = 1, b = 2;\nexport { b };\n',
      'add-export',
      'const total = 1, b = 2;\nexport { b, total };\n',
    ],
    [
      'joins what a CommonJS module exports',
      'function total() {}\nfunction b() {}\nmodule.exports = { b };\n',
      'add-export',
      'function total() {}\nfunction b() {}\nmodule.exports = { b, total };\n',
    ],
    [
      'is the near name of an export, which is renamed with its uses',
      'export function totl(n) {\n  return n ? totl(n - 1) : 0;\n}\n',
      'rename-export',
      'export function total(n) {\n  return n ? total(n - 1) : 0;\n}\n',
    ],
    ['is renamed in an assignment', 'exports.totl = () => 1;\n', 'rename-export', 'exports.total = () => 1;\n'],
  ])('%s', async (_what, source, operator, text) => {
    expect((await mended({ 'src/a.ts': source, ...test }))[0]).toEqual([operator, text]);
  });

  it('leaves an export that others use its name', async () => {
    const files = {
      'src/a.ts': 'export function totl() {}\n',
      'src/b.ts': "import { totl } from './a';\ntotl();\n",
      ...test,
    };

    expect(await mended(files)).toEqual([['add-export', 'export function totl() {}\n\nexport { totl as total };\n']]);
  });
});

describe('a name that the module takes from another one that does not export it', () => {
  it('is the nearest that it exports, and is corrected where it is used', async () => {
    const files = {
      'src/a.ts': "import { totl } from './sum';\nexport const b = totl();\n",
      'src/sum.ts': 'export const total = () => 1;',
    };

    expect((await mended(files))[0]).toEqual([
      'correct-imported-name',
      "import { total } from './sum';\nexport const b = total();\n",
    ]);
  });

  it('is a default for a name, and a name for a default', async () => {
    const named = {
      'src/a.ts': "import { total } from './sum';\nexport const b = total();\n",
      'src/sum.ts': 'export default () => 1;',
    };
    const ofDefault = {
      'src/a.ts': "import total from './sum';\nexport const b = total();\n",
      'src/sum.ts': 'export const total = () => 1;',
    };

    expect([(await mended(named))[0]?.[1], (await mended(ofDefault))[0]?.[1]]).toEqual([
      "import total from './sum';\nexport const b = total();\n",
      "import { total } from './sum';\nexport const b = total();\n",
    ]);
  });
});

it('moves a declaration that is read too early, with its comment', async () => {
  const files = { 'src/a.ts': 'export const b = limit * 2;\n\n/** Most. */\nconst limit = 3;\n' };

  expect((await mended(files, ["Cannot access 'limit' before initialization"]))[0]).toEqual([
    'move-declaration',
    '/** Most. */\nconst limit = 3;\nexport const b = limit * 2;\n\n',
  ]);
});

it('has nothing for a module that lacks nothing', async () => {
  expect(await mended({ 'src/a.ts': 'export const b = 1;\n' }, ['expected 1 to be 2'])).toEqual([]);
});
