import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { afterAll, expect, it } from 'vitest';
import { compilerOptions } from './compiler-options.ts';

const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true });
});

/** The options for `src/a.ts` in a project with these files. */
function optionsWith(files: Readonly<Record<string, object>>): ts.CompilerOptions {
  const root = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'testheal-types-'))).replaceAll('\\', '/');
  roots.push(root);
  mkdirSync(path.join(root, 'src'));
  writeFileSync(path.join(root, 'src', 'a.ts'), 'export {};');
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(root, name), JSON.stringify(content));
  return compilerOptions(ts, `${root}/src/a.ts`);
}

it('are strict and those of bundlers without a config', () => {
  expect(optionsWith({})).toMatchObject({
    strict: true,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    lib: ['lib.es2022.d.ts'],
    types: [],
    noEmit: true,
  });
});

it('are those of the config, also of what it extends, and never load the types of a browser', () => {
  const options = optionsWith({
    'base.json': { compilerOptions: { strict: false, lib: ['ES2020', 'DOM', 'DOM.Iterable'] } },
    'tsconfig.json': {
      extends: './base.json',
      compilerOptions: { target: 'es2019', types: ['node'] },
      include: ['src'],
    },
  });

  expect(options).toMatchObject({ strict: false, target: ts.ScriptTarget.ES2019, lib: ['lib.es2020.d.ts'], types: [] });
});

it.each([
  ['es5', 'lib.es5.d.ts'],
  ['es2015', 'lib.es2015.d.ts'],
  ['es2021', 'lib.es2021.d.ts'],
  ['esnext', 'lib.esnext.d.ts'],
])('have the declarations of %s alone when the config names none', (target, lib) => {
  expect(optionsWith({ 'tsconfig.json': { compilerOptions: { target } } }).lib).toEqual([lib]);
});

it('are those of the config that has the file, when the nearest only refers to others', () => {
  const options = optionsWith({
    'tsconfig.json': { files: [], references: [{ path: './tsconfig.node.json' }, { path: './tsconfig.app.json' }] },
    'tsconfig.node.json': { compilerOptions: { strict: false }, include: ['*.config.ts'] },
    'tsconfig.app.json': { compilerOptions: { strict: true, noImplicitThis: false }, include: ['src'] },
  });

  expect(options).toMatchObject({ strict: true, noImplicitThis: false });
});

it('are the usual ones when the config cannot be read as one', () => {
  expect(optionsWith({ 'tsconfig.json': [] })).toMatchObject({ noEmit: true, types: [] });
});
