import { memoryFileSystem } from '@testheal/testkit';
import { expect, it } from 'vitest';
import { workspaceFolder } from './workspace-folder.ts';

it.each([
  ['of pnpm', { 'pnpm-workspace.yaml': '' }, '/repo'],
  ['of npm', { 'package.json': '{"workspaces":["packages/*"]}' }, '/repo'],
  [
    'that is the package itself',
    { 'packages/app/package.json': '{"workspaces":[]}', 'pnpm-workspace.yaml': '' },
    '/repo/packages/app',
  ],
  ['that is not there', { 'package.json': '{}', 'packages/package.json': '{' }, '/repo/packages/app'],
])('finds the workspace %s', async (_what, files, expected) => {
  const fileSystem = memoryFileSystem({ root: '/repo', files });

  expect(await workspaceFolder('/repo/packages/app', fileSystem)).toBe(expected);
});
