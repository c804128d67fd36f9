import { chmod, mkdir, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { tempProject } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { nodeFileSystem } from '../../node/node-file-system.ts';
import { readKeptBack } from './kept-back.ts';

const LISTS = {
  '.healignore': '# secrets of the house\nsrc/billing/\n*.pem\n/scripts/*\n!/scripts/open.ts\n',
  'packages/a/.healignore': 'src/keys.ts\n!src/billing/\n',
};

it.each([
  ['src/billing/rates.ts', '`.healignore` lists `src/billing/rates.ts`'],
  ['certs/deep/x.pem', '`.healignore` lists `certs/deep/x.pem`'],
  ['scripts/deploy.ts', '`.healignore` lists `scripts/deploy.ts`'],
  ['scripts/open.ts', undefined],
  ['src/price.ts', undefined],
  ['packages/a/src/keys.ts', '`.healignore` lists `src/keys.ts`'],
  ['packages/b/src/keys.ts', undefined],
  ['../elsewhere/x.pem', undefined],
])('reads the lists of the workspace and of the root: %s', async (file, reason) => {
  await using temp = await tempProject(os.tmpdir(), LISTS);

  const keptBack = await readKeptBack([temp.root, path.join(temp.root, 'packages/a')], nodeFileSystem);

  expect(keptBack(path.join(temp.root, file))).toBe(reason);
});

it('lets the inner list have the last word', async () => {
  await using temp = await tempProject(os.tmpdir(), { ...LISTS, '.healignore': 'keys.ts\nrates.ts\n' });
  const root = path.join(temp.root, 'packages/a');
  await mkdir(path.join(root, 'src'));
  const open = await tempProject(root, { '.healignore': '!rates.ts\n' });

  const keptBack = await readKeptBack([temp.root, open.root], nodeFileSystem);

  expect(keptBack(path.join(open.root, 'rates.ts'))).toBeUndefined();
  expect(keptBack(path.join(open.root, 'keys.ts'))).toBeDefined();
});

it('knows a file by its path without symbolic links too', async () => {
  await using temp = await tempProject(os.tmpdir(), { 'real/.healignore': 'a.ts\n' });
  const linked = path.join(temp.root, 'linked');
  await symlink(path.join(temp.root, 'real'), linked);

  const keptBack = await readKeptBack([linked], nodeFileSystem);

  expect(keptBack(path.join(temp.root, 'real/a.ts'))).toBeDefined();
  expect(keptBack(path.join(linked, 'a.ts'))).toBeDefined();
});

it('keeps everything back when a list is there and cannot be read', async () => {
  await using temp = await tempProject(os.tmpdir(), { '.healignore/why.txt': 'it is a folder' });
  await chmod(path.join(temp.root, '.healignore'), 0o755);

  const keptBack = await readKeptBack([temp.root], nodeFileSystem);

  expect(keptBack(path.join(temp.root, 'src/a.ts'))).toBe('`.healignore` cannot be read');
});

it('keeps nothing back without a list', async () => {
  await using temp = await tempProject(os.tmpdir(), {});

  expect((await readKeptBack([temp.root], nodeFileSystem))(path.join(temp.root, 'src/a.ts'))).toBeUndefined();
});
