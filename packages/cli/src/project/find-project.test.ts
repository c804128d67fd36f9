import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { findProject } from './find-project.ts';

let root: string;

beforeEach(() => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'heal-project-')));
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

function write(files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
}

const DEEP = 'packages/shop/test/deep';

it.each<[string, Readonly<Record<string, string>>, string, string]>([
  ['a config', { 'packages/shop/vitest.config.ts': '' }, 'packages/shop', 'vitest'],
  ['a dependency', { 'package.json': '{ "devDependencies": { "jest": "1" } }' }, '.', 'jest'],
  ['our package', { 'package.json': '{ "dependencies": { "@testheal/vitest": "1" } }' }, '.', 'vitest'],
  ['a key of the manifest', { 'packages/shop/package.json': '{ "jest": {} }' }, 'packages/shop', 'jest'],
  ['a config of Vite with tests', { 'packages/shop/vite.config.ts': 'test: {}' }, 'packages/shop', 'vitest'],
  [
    'the nearest of several',
    { 'packages/shop/jest.config.js': '', 'package.json': '{ "devDependencies": { "vitest": "1" } }' },
    'packages/shop',
    'jest',
  ],
  [
    'no config of Vite alone',
    { 'packages/shop/vite.config.ts': 'plugins: []', 'package.json': '{ "devDependencies": { "jest": "1" } }' },
    '.',
    'jest',
  ],
  ['the imports of the test, where there are both', { 'jest.config.js': '', 'vitest.config.ts': '' }, '.', 'jest'],
])('finds the runner by %s', (_what, files, folder, runner) => {
  write({ ...files, [`${DEEP}/a.test.ts`]: "import { test } from '@jest/globals';" });

  const project = findProject({ folder: join(root, DEEP), testFile: join(root, DEEP, 'a.test.ts') });

  expect(project).toEqual({ root: join(root, folder), runner });
});

it('goes on upwards to a runner that is asked for', () => {
  write({ [`${DEEP}/a.ts`]: '', 'packages/shop/jest.config.js': '', 'vitest.config.ts': '' });

  const project = findProject({ folder: join(root, DEEP), runner: 'vitest' });

  expect(project).toEqual({ root, runner: 'vitest' });
});
