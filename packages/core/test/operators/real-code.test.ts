import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import { OPERATORS, PATCH_OPERATORS } from '../../src/operators/registry.ts';
import { unobservedContext } from '../../src/operators/unobserved-context.ts';
import { parseModule } from '../../src/syntax/parse.ts';
import { collectSites } from '../../src/syntax/sites.ts';

/** CommonJS that people and compilers have written: with prototypes, `arguments` and `hasOwnProperty`, none of it like our own cases. */
const { resolve } = createRequire(import.meta.url);
const folders = [
  path.join(path.dirname(resolve('ajv/package.json')), 'dist/compile'),
  path.join(path.dirname(resolve('cacache/package.json')), 'lib'),
];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, path.join(folder, name)] as const),
);

it('finds the libraries', () => expect(files.length).toBeGreaterThan(10));

it.each(files)('no operator fails in %s of a library', (_, file) => {
  const source = readFileSync(file, 'utf8');
  const module = parseModule(source, file);
  // An error that is no assertion, so that those are asked as well that look for one.
  const context = unobservedContext(module, [{ message: 'not a date: 31.2.' }]);
  const { expressions, statements } = collectSites(module, [{ start: 0, end: source.length }]);
  const sites = [...expressions, ...statements].map(({ kind, path: at, start, end }) => {
    return { kind, node: at.node, path: at, start, end };
  });

  const replacements = OPERATORS.flatMap((operator) =>
    sites.filter(({ kind }) => kind === operator.on).flatMap((site) => [...operator.replacements(site, context)]),
  );
  const patches = PATCH_OPERATORS.flatMap((operator) => [...operator.patches(sites, context)]);

  expect([...replacements, ...patches].filter(({ cost }) => !(cost > 0))).toEqual([]);
});
